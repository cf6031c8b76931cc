import type { CaseStudyStatus } from './case-studies.contract.ts';

/** A story of a demo member. Organisations and people are fictitious. */
export interface DemoCaseStudy {
  key: string;
  /** Key of the member who wrote it. */
  author: string;
  status: CaseStudyStatus;
  /** Contact person, and their role. */
  contact: [name: string, role: string];
  title: string;
  summary: string;
  paragraphs: string[];
  organizations: string[];
  partners: string[];
  /** Title of the collaboration that the figures are taken from. */
  record?: string;
  /** The author's own figures: people reached, lakh rupees, months. */
  figures?: [beneficiaries: number | null, lakh: number | null, months: number | null];
  outcomes: string[];
  /** Numbers of the SDGs. */
  sdgs: number[];
  /** Days before now of the publication, or of the last change of one that is not published. */
  days: number;
  /** Views older than the events that are kept, and likes. */
  earlierViews?: number;
  likes?: number;
  remark?: string;
}

export const DEMO_CASE_STUDIES: DemoCaseStudy[] = [
  {
    key: 'tanks',
    author: 'kalyanakere',
    status: 'published',
    contact: ['Basavaraj Patil Hunasagi', 'Managing trustee'],
    title: 'Forty tanks held a full monsoon, and the villages keep the accounts',
    summary:
      'In Raichur and Yadgir, village tanks were restored in the order that their users chose. Each village paid a tenth of the cost and runs its tank today.',
    paragraphs: [
      'The district has 2,700 tanks on paper. We walked 120 of them with the people who drink from them and asked one question first: who will open the sluice in a dry year? Where nobody could say, we began with the users’ group and not with the excavator.',
      'Silt went to small farmers’ fields, 940 acres in the first year. Tungavarna lent two hydraulic engineers for the weirs. Every village paid a tenth of the cost, in cash or in tractor hours, and wrote each rupee on the wall of the panchayat office.',
      'Two weirs had to be designed again after the October flow, which cost us four months. We publish the water level of every tank each fortnight, also of the seven that are still empty.',
    ],
    organizations: ['Kalyana Kere Tank Restoration Trust', 'Tungavarna Industries Limited'],
    partners: ['Raichur Zilla Panchayat', 'Kanasu Fieldbook'],
    record: 'One hundred and twenty tanks of Raichur and Yadgir',
    outcomes: [
      '40 tanks held a full monsoon for the first time in eleven years',
      'Silt on 940 acres of small farmers’ land',
      'Users’ groups registered in 60 villages, each with its own account',
    ],
    sdgs: [2, 6, 13],
    days: 12,
    earlierViews: 486,
    likes: 41,
  },
  {
    key: 'toilets',
    author: 'malenadarogya',
    status: 'published',
    contact: ['Dr. Sumathi Hegde', 'Director'],
    title: 'School toilets that girls use',
    summary:
      'Girls in 96 hill schools went home at noon. A door that locks, water, and a caretaker who is paid changed that; the fund for the caretakers is what made it last.',
    paragraphs: [
      'We had built school toilets before, and visited them a year later: locked, dry, or used as a store. So this time the caretaker came first. Each school chose a person from the village, and a fund pays the wage from its interest.',
      'The blocks were built in one season with plumbing from the pump maker’s own workshop. Girls of class seven chose the height of the hooks and the side of the lock.',
      'The trust still visits every school twice a year and counts who stays after lunch. Attendance of girls in the afternoon rose from 61 to 88 per cent in the schools with figures for both years.',
    ],
    organizations: ['Malenādu Grāma Arogya Trust', 'Tungavarna Industries Limited'],
    partners: ['School development committees of 96 villages'],
    record: 'School toilets that girls use',
    outcomes: [
      '96 blocks with water, bins and a door that locks',
      'Caretakers paid from the interest of a fund, without a new grant',
      'Afternoon attendance of girls up from 61 to 88 per cent',
    ],
    sdgs: [4, 5, 6],
    days: 26,
    earlierViews: 391,
    likes: 33,
  },
  {
    key: 'tankas',
    author: 'thardhani',
    status: 'published',
    contact: ['Hanuman Ram Godara', 'Secretary'],
    title: 'Four hundred tankas: a year of drinking water below the courtyard',
    summary:
      'Homesteads around a solar park near Phalodi dug underground tanks that hold a year of rain. Women gained four hours a day, and caretakers were trained in every hamlet.',
    paragraphs: [
      'A dhani is three or four huts, a family and its goats, two kilometres from the next. Pipes will not come soon. A tanka of twenty-five thousand litres fills with one good night of rain and lasts until the next monsoon.',
      'Families were chosen in open meetings, widows first. The company gave the money and its vehicles for a year; the digging was done by men of the same hamlets at the rate of the employment guarantee.',
      'We finished two weeks early. The last tank was filled by a wedding party, from the tanker that had been ordered for the guests.',
    ],
    organizations: ['Thar Dhāni Water and Fodder Trust'],
    partners: ['Marudyuti', '38 hamlet committees'],
    record: 'Four hundred tankas near the Phalodi park',
    outcomes: [
      '400 households drink from their own tank',
      'Four hours a day saved by women and girls, by their own count',
      '38 caretakers trained in cleaning and repair',
    ],
    sdgs: [5, 6],
    days: 41,
    earlierViews: 312,
    likes: 28,
  },
  {
    key: 'creches',
    author: 'bastibachpan',
    status: 'published',
    contact: ['Noor Jahan Siddiqui', 'Network coordinator'],
    title: 'Ten crèches that pay for themselves',
    summary:
      'Mothers on building sites and in markets opened ten crèches in eleven months. Fees and a share from contractors now cover the cost.',
    paragraphs: [
      'A mother on a building site has three choices: leave the child with a sister of nine, tie it to a bed, or lose the day’s wage. We asked mothers in ten settlements what they could pay and which hours they needed. The answer was twelve rupees and half past six.',
      'The rooms were leased for a year by a housing finance company whose borrowers live there. Two caregivers from the settlement were trained for each crèche.',
      'In the ninth month we showed the contractors how many workers stayed to the end of the day. Six of them now pay a share for each child.',
    ],
    organizations: ['Basti Bachpan Network for Early Childhood Care and Learning'],
    partners: ['Navaratha Housing Finance', 'Six building contractors'],
    record: 'Ten crèches on the edge of the city',
    outcomes: [
      '480 children cared for in a working day of ten hours',
      'Costs covered by fees and contractors since the eleventh month',
      '20 women of the settlements employed as caregivers',
    ],
    sdgs: [4, 5, 8],
    days: 58,
    earlierViews: 274,
    likes: 22,
  },
  {
    key: 'readers',
    author: 'aksharvan',
    status: 'published',
    contact: ['Vaishali Deshmukh-Pawar', 'Programme director'],
    title: 'Forty Marathi readers written with the teachers who use them',
    summary:
      'Three workshops, 36 teachers and two illustrators made forty levelled books. Children tested them, and anyone may print them.',
    paragraphs: [
      'The readers in our schools spoke of trams and snow. So 36 teachers of Satara wrote down what children talk about in the first lesson on a Monday: the sugar-cane lorry, the uncle in Surat, the goat that eats homework.',
      'Two illustrators drew while the teachers read aloud. Sixty children tested every book; eleven were thrown away because nobody turned the page.',
      'All forty are openly licensed. Three other trusts have printed them since, one of them in Konkani.',
    ],
    organizations: ['Aksharvan Learning Trust', 'Bhojtal'],
    partners: ['Zilla Parishad primary schools of Satara'],
    record: 'Forty Marathi readers written with teachers',
    outcomes: [
      '12,000 copies in 210 schools',
      'Openly licensed: three reprints by others',
      'Eleven books withdrawn after the test with children',
    ],
    sdgs: [4, 17],
    days: 73,
    earlierViews: 248,
    likes: 35,
  },
  {
    key: 'clinics',
    author: 'tungavarna',
    status: 'published',
    contact: ['Nandini Rao Shirali', 'Head of CSR'],
    title: 'Tuesday is blood sugar day: clinics on wheels that come when they said',
    summary:
      'Five vans bring a doctor, a laboratory and a pharmacy to 140 hill villages on fixed weekdays. What counts most is that the day never changes.',
    paragraphs: [
      'We had funded health camps for years. People came once, were told that their blood pressure was high, and never saw the doctor again. A camp finds illness; it does not treat it.',
      'The trust proposed the opposite of a camp: the same doctor, on the same weekday, for three years. Our workshops fitted the vans and keep the cold chain running. A nurse answers the telephone between visits.',
      'The link for telemedicine in Sringeri is late, because the tower is. A satellite link is on trial, and its cost is in this figure.',
    ],
    organizations: ['Tungavarna Industries Limited', 'Malenādu Grāma Arogya Trust'],
    partners: ['Taluk hospitals of Hosanagara, Thirthahalli and Sringeri'],
    record: 'Mobile clinics for the hill taluks of Malnad',
    outcomes: [
      '10,000 patients registered, 71 per cent of whom came back three times',
      'Laboratory results on the same day',
      'No clinic day missed in fourteen months, two moved by a landslide',
    ],
    sdgs: [3, 9],
    days: 90,
    earlierViews: 402,
    likes: 37,
  },
  {
    key: 'mica',
    author: 'abhrakbachpan',
    status: 'published',
    contact: ['Sunita Hansda', 'Secretary'],
    title: 'Thirty villages declared free of mica picking by their neighbours',
    summary:
      'A village is free when every child under fourteen is in school for a whole year. Neighbours check it, not the organisation that is paid for it.',
    paragraphs: [
      'Mica glitters in lipstick and car paint, and it starts with a child and a hammer. Raids sent children home for a week. What keeps them in school is a working school, adult wages, and a promise before the neighbours.',
      'Children’s parliaments list who is missing. The school is repaired before the list is read out. Then parents of the next village come and count for a year.',
      'Three villages failed their year and started again. Their names are on our page with those that passed.',
    ],
    organizations: ['Abhrak Mukt Bachpan Samiti'],
    partners: ['Subarnashila', '100 gram sabhas of Koderma and Giridih'],
    figures: [8_700, 390, 24],
    outcomes: [
      '30 villages declared free after a full year',
      '2,140 children back in school',
      'Adult wages for sorting rose by a third with the supply register',
    ],
    sdgs: [4, 8, 10],
    days: 108,
    earlierViews: 355,
    likes: 46,
  },
  {
    key: 'sicklecell',
    author: 'danghills',
    status: 'published',
    contact: ['Dr. Jignesh Gavit', 'Medical director'],
    title: 'Every newborn screened for sickle cell within fifteen days',
    summary:
      'Nurses of 41 sub-centres screen newborns with a heel prick. The family alone opens the register, so that a test never again ends a wedding.',
    paragraphs: [
      'One in five people here carries the trait, and most learnt of it at a wedding that was called off. A test that shames is a test that people hide from.',
      'So the register belongs to the family: a card with a code that only they can open. The nurse sees what she needs for treatment, nobody else sees anything.',
      'Reagents come at cost. Before the road closes for the monsoon, hydroxyurea for four months is in the village.',
    ],
    organizations: ['Dang Hills Arogya Trust', 'Musi Lotus'],
    partners: ['41 health sub-centres of the Dangs'],
    figures: [5_860, 152, 14],
    outcomes: [
      '5,860 newborns screened, results in eleven days on average',
      '94 children with the disease in treatment before their first crisis',
      'No stock-out of hydroxyurea in the last monsoon',
    ],
    sdgs: [3, 10],
    days: 127,
    earlierViews: 231,
    likes: 19,
  },
  {
    key: 'landing',
    author: 'neithalkarai',
    status: 'published',
    contact: ['Selvi Anandhan', 'Programme lead'],
    title: 'Ice, shade and lockers: five landing centres that fishing women run',
    summary:
      'Women vendors designed the centres, voted on the plans and keep the ice account. A basket of fish now lasts until the evening market.',
    paragraphs: [
      'A vendor who has no ice sells at eight in the morning, at the price of eight in the morning. With ice and shade she sells when the town eats.',
      'Nine committees voted on the designs. They moved the drain, doubled the lockers and threw out the meeting hall.',
      'The monsoon stopped the fourth and fifth centre for three weeks. Both opened in September.',
    ],
    organizations: ['Neithal Karai Fisherfolk Foundation'],
    partners: ['Tungavarna Industries Limited', 'Fisheries department, Nagapattinam'],
    figures: [2_150, 355, 17],
    outcomes: [
      'Income of 640 vendors up by 2,300 rupees a month',
      'Ice accounts kept by the committees themselves',
      'Waste of fish down from a fifth to a twentieth of the catch',
    ],
    sdgs: [5, 8, 14],
    days: 149,
    earlierViews: 198,
    likes: 17,
  },
  {
    key: 'secondcrop',
    author: 'vidarbhabeej',
    status: 'published',
    contact: ['Sanjay Ramteke', 'Director'],
    title: 'Eleven thousand rupees less: a second crop between rows of cotton',
    summary:
      'Farm ponds, seed that families keep, and a buyer who agrees on the price before sowing. Costs fell before yields rose.',
    paragraphs: [
      'We do not promise higher yields. We promise that a family on four acres spends eleven thousand rupees less in a season, and we count it in the family’s own notebook.',
      'Pigeon pea grows between the rows of cotton. The buyer signs before the seed is in the ground, at a floor price.',
      'Widows of farmers sit on the committee that approves each loan. Of 214 loans, three are late.',
    ],
    organizations: ['Vidarbha Beej Farm Resilience Foundation'],
    partners: ['Wainvale', 'Six farmers’ centres of Ralegaon'],
    figures: [4_300, 118, 18],
    outcomes: [
      'Spending per season down by 11,000 rupees on average',
      '90 farm ponds dug, 86 of them full in October',
      'First harvest sold before it was sown',
    ],
    sdgs: [1, 2, 12],
    days: 176,
    earlierViews: 187,
    likes: 21,
  },
  {
    key: 'weavers',
    author: 'karghakatha',
    status: 'published',
    contact: ['Mohammad Yunus Ansari', 'Convenor'],
    title: 'A common order book for 1,900 looms',
    summary:
      'Handloom families of Varanasi and Mau share one order book, a design room and an eye clinic. Every order has an invoice.',
    paragraphs: [
      'My grandfather wove for the same dealer for forty years and never saw an invoice. We began with one rule: no loom starts without a paper that says length, price and day of payment.',
      'The order book lies open in the design room. A family can see who asked for what, and at which price the neighbour accepted.',
      'A weaver’s sight goes before his skill does. One rupee of each metre pays for the eye clinic.',
    ],
    organizations: ['Karghā Kathā Weavers Welfare Trust'],
    partners: ['Bazaar Loop', 'District handloom office, Varanasi'],
    figures: [7_600, 84, 30],
    outcomes: [
      'Every order of the last year with an invoice',
      'Average wait for payment down from 71 to 19 days',
      '3,400 pairs of glasses from the eye clinic',
    ],
    sdgs: [1, 8, 11],
    days: 203,
    earlierViews: 164,
    likes: 14,
  },
  {
    key: 'evaluation',
    author: 'thirdsky',
    status: 'published',
    contact: ['Prakriti Soman', 'Founder'],
    title: 'A study that found nothing, and what the funder did with it',
    summary:
      'We compared villages with and without a tablet programme for two years. There was no difference in reading. The funder published it and moved the money to teachers.',
    paragraphs: [
      'The design was registered before the first survey: 60 schools with tablets, 60 without, the same ten-minute reading test three times.',
      'After two years the difference was smaller than what chance gives. The tablets were used eleven minutes a week. The teachers had told us so in the first month.',
      'The CSR committee put the report on its page and used the next grant for coaching. This is the outcome that we count.',
    ],
    organizations: ['Third Sky Evaluation Studio'],
    partners: ['120 primary schools'],
    figures: [null, 46, 26],
    outcomes: [
      'Report published in full, with the raw data',
      'The next grant of the funder went to teachers’ coaching',
    ],
    sdgs: [4, 17],
    days: 238,
    earlierViews: 527,
    likes: 52,
  },
  {
    key: 'rooms',
    author: 'aksharvan',
    status: 'draft',
    contact: ['Vaishali Deshmukh-Pawar', 'Programme director'],
    title: 'Reading rooms that stay open when we leave',
    summary: 'What 300 schools taught us about a cupboard without a lock.',
    paragraphs: ['The rule is older than the trust: no book may be locked away.'],
    organizations: ['Aksharvan Learning Trust'],
    partners: [],
    record: 'Reading rooms for 300 schools of Satara and Sangli',
    outcomes: [],
    sdgs: [4],
    days: 3,
  },
  {
    key: 'shelters',
    author: 'kosibandhan',
    status: 'pending',
    contact: ['Ramesh Kumar Mukhiya', 'Secretary'],
    title: 'Nobody slept on the embankment road this July',
    summary:
      'Eight raised shelters and six boat ambulances were ready before the water came. The warning was spoken in Maithili.',
    paragraphs: [
      'After 2008 we stopped distributing blankets in September and began raising plinths in March.',
      'Each shelter has water, toilets and a solar lamp, and belongs to the panchayat. The warning comes as a voice on the telephone, in Maithili, from a person that the village knows.',
      'In July the river rose for nine days. Families went to the shelters by boat and came back to dry grain.',
    ],
    organizations: ['Kosi Bandhan Flood Preparedness Society', 'Tungavarna Industries Limited'],
    partners: ['41 panchayats between the embankments'],
    record: 'Raised shelters and boat ambulances on the Kosi',
    outcomes: [
      '8 shelters ready before July',
      '6 boat ambulances in the water',
      'No night on the embankment road',
    ],
    sdgs: [11, 13],
    days: 2,
  },
  {
    key: 'bridges',
    author: 'siangcane',
    status: 'returned',
    contact: ['Oyin Perme', 'President'],
    title: 'A hanging bridge of cane, built by the young',
    summary: 'Forty young people learnt to build the bridge that their grandparents crossed.',
    paragraphs: ['The cane was cut in November, as it always is, and the bridge was crossed in March.'],
    organizations: ['Siang Valley Bamboo and Cane Artisans Society'],
    partners: [],
    figures: [900, 14, 5],
    outcomes: ['One bridge of 140 metres'],
    sdgs: [11, 12],
    days: 6,
    remark:
      'A good story. Please say how many households use the bridge and who checked it for safety, and add a picture that shows no faces.',
  },
];
