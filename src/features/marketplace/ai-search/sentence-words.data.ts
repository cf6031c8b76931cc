import type { PAPER_IDS } from '#features/marketplace/listing/papers.data.ts';
import type { FocusArea, OrganizationType, SdgGoal } from '#platform/contract/reference-data.ts';

/** Texts with commas between them, by what they mean. */
type Names<Value extends string> = Partial<Record<Value, string>>;

/**
 * Words for a kind of member. "Trust" and "foundation" mean an NGO, as the specification says; who asks for money wants a
 * company.
 */
export const TYPE_WORDS: Record<OrganizationType, string> = {
  ngo: `ngo, ngos, non profit, non profits, nonprofit, nonprofits, not for profit, charity, charities, trust, trusts,
    foundation, foundations, society, societies, voluntary organisation, voluntary organisations, civil society,
    sanstha, sansthan, sansthaye, sansthayen, nyas, samiti, swayamsevi sanstha, एनजीओ, संस्था, संस्थाएं, संस्थान, संगठन, न्यास,
    ट्रस्ट, समिति, स्वयंसेवी संस्था, फाउंडेशन`,
  corporate: `corporate, corporates, company, companies, funder, funders, donor, donors, sponsor,
    sponsors, corporate donor, corporate donors, corporate funder, corporate funders, corporate sponsor, corporate sponsors,
    csr funder, csr funders, csr donor, csr donors, csr money, csr grant, csr grants, csr funding, csr partner, csr partners,
    who funds, who fund, who gives money, who gives grants, who gives funding, kampani, kampaniyan, udyog,
    कंपनी, कंपनियां, कंपनियाँ, कम्पनी, उद्योग, कॉर्पोरेट, दानदाता`,
  consultant: `consultant, consultants, advisor, advisors, adviser, advisers, salahkar, सलाहकार`,
  service_provider: `service provider, service providers, vendor, vendors, supplier, suppliers, seva pradata, सेवा प्रदाता`,
};

/** Who asks for money speaks of giving: wants a company, also where the sentence names an NGO. */
export const FUNDING_WORDS = `funder, funders, donor, donors, sponsor, sponsors, sponsorship, funding, funds for, fund for,
  grant for, grants for, csr money, csr grant, csr grants, csr funding, csr funder, csr funders, csr donor, csr donors,
  corporate donor, corporate donors, corporate funder, corporate funders, corporate sponsor, corporate sponsors, who funds,
  who fund, who gives money, who gives csr money, who gives grants, who gives funding, looking for money, looking for funds,
  need money, needs money, need funds, needs funds, money for, raise funds, raising funds, fundraising, financial support, paisa, paise, anudan, अनुदान, पैसा, दानदाता`;

/** Names of focus areas beside their own. */
export const FOCUS_WORDS: Names<FocusArea> = {
  Education: `educational, shiksha, siksha, padhai, शिक्षा, पढ़ाई`,
  Healthcare: `health, health care, medical, swasthya, svasthya, स्वास्थ्य, चिकित्सा`,
  Environment: `environmental, environmental sustainability, enviroment, paryavaran, पर्यावरण`,
  'Women Empowerment': `women's empowerment, womens empowerment, empowerment of women, mahila sashaktikaran,
    महिला सशक्तिकरण, महिला सशक्तीकरण`,
  Livelihood: `livelihoods, livelihood enhancement, rozgar, rojgar, aajeevika, ajivika, रोजगार, आजीविका`,
  'Child Welfare': `child protection, child rights, welfare of children, bal kalyan, बाल कल्याण, बाल संरक्षण`,
  Disability: `disabled, disabilities, differently abled, divyang, viklang, दिव्यांग, दिव्यांगों, विकलांग`,
  'Elder Care': `elderly, eldercare, care of the elderly, senior citizen, senior citizens, old age, vriddh, bujurg, buzurg, वृद्ध,
    बुजुर्ग, बुजुर्गों, बुज़ुर्ग, वरिष्ठ नागरिक`,
  'Skill Development': `skill, skills, skilling, vocational training, vocational skills, kaushal vikas, kaushal, कौशल विकास, कौशल`,
  'Rural Development': `rural, gramin, gramin vikas, ग्रामीण, ग्रामीण विकास`,
  'Water & Sanitation': `water, sanitation, water and sanitation, wash programme, jal, पानी, जल, स्वच्छता, swachhata, swachchhata`,
  'Technology for Good': `technology, tech for good, takneek, तकनीक`,
  'Arts & Culture': `arts, culture, art and culture, arts and culture, kala, sanskriti, कला, संस्कृति`,
  'Disaster Relief': `disaster, disasters, disaster management, relief, aapda, apda, rahat, आपदा, राहत`,
  Sports: `sport, khel, khelkud, khel kud, खेल, खेलकूद`,
};

/** Short names of the goals; each also answers to its own name, `SDG 4` and `goal 4`. */
export const SDG_WORDS: Names<SdgGoal> = {
  'No Poverty': 'end poverty',
  'Zero Hunger': 'end hunger',
  'Good Health and Well-being': 'good health, good health and wellbeing',
  'Clean Water and Sanitation': 'clean water and sanitation',
  'Affordable and Clean Energy': 'affordable energy',
  'Decent Work and Economic Growth': 'decent work, economic growth',
  'Reduced Inequalities': 'reduced inequality, reduce inequality',
  'Sustainable Cities and Communities': 'sustainable cities',
  'Responsible Consumption and Production': 'responsible consumption, responsible production',
  'Climate Action': 'climate change',
  'Peace, Justice and Strong Institutions': 'peace and justice',
};

/** Words for a level of verification: at least this one. */
export const LEVEL_WORDS: Record<'1' | '2' | '3', string> = {
  '1': `verified, documents checked, papers checked, level 1, level one, satyapit, pramanit, सत्यापित, प्रमाणित`,
  '2': `level 2, level two, field audited, site visited`,
  '3': `level 3, level three, monitored`,
};

/** Words for NGOs to whom CSR money can go by their papers. */
export const CSR_WORDS = `eligible for csr, eligible for csr funds, eligible for csr money, eligible for csr funding, csr eligible,
  can receive csr, can receive csr funds, can take csr funds`;

/** Names of papers, beside their own; also with `PAPER_WORDS` around them. */
export const PAPER_NAMES: Record<(typeof PAPER_IDS)[number], string> = {
  'csr-1': `csr 1, csr1, form csr 1, csr registration`,
  '12a': `12a, 12 a, 12aa, 12ab, 12 ab`,
  '80g': `80g, 80 g`,
  fcra: `fcra, foreign contribution`,
};

/** Words around the name of a paper that say no more. */
export const PAPER_WORDS = {
  before: `valid, section, under section, under, registered under, registered under section, registered for, u s`,
  behind: `registration, registered, certificate, certified, certification, approval, approved, exemption, exempt, license,
    licence, status, number, papers, compliant, compliance`,
};

/** Words for an order of the results. */
export const SORT_WORDS: Record<'newest' | 'rating' | 'experienced', string> = {
  newest: `new, newest, recent, recently joined, latest, naya, naye, nayi, नया, नए, नई`,
  rating: `high rating, high ratings, highest rating, highest rated, highly rated, top rated, best rated, well rated, good rating,
    good ratings, acchi rating, अच्छी रेटिंग`,
  experienced: `experienced, most experienced, anubhavi, अनुभवी`,
};

/** Hindi words in both scripts for what members write in English: Hindi, then English. */
export const HINDI_WORDS = `
  shiksha, siksha, शिक्षा, पढ़ाई, padhai: education
  vidyalaya, pathshala, विद्यालय, पाठशाला, स्कूल, स्कूलों: school
  shikshak, शिक्षक: teachers
  pustakalaya, पुस्तकालय, kitab, kitabein, किताब, किताबें: library books
  ladki, ladkiyan, ladkiyon, balika, balikaon, beti, betiyan, betiyon, लड़की, लड़कियां, लड़कियाँ, लड़कियों, बालिका, बालिकाओं, बेटी, बेटियों: girls
  mahila, mahilayen, mahilaon, stri, nari, aurat, महिला, महिलाएं, महिलाओं, नारी, स्त्री, औरत: women
  sashaktikaran, सशक्तिकरण, सशक्तीकरण: empowerment
  bachche, bachcha, bacche, bachchon, bacchon, bal, बच्चे, बच्चा, बच्चों, बाल: children
  bal shram, bal majdoori, bal mazdoori, बाल श्रम, बाल मजदूरी, बाल मज़दूरी: child labour
  anaath, anath, अनाथ: orphans
  yuva, yuvaon, yuvak, युवा, युवाओं, युवक: youth
  swasthya, svasthya, sehat, स्वास्थ्य, सेहत: health
  aspatal, aspataal, अस्पताल: hospital
  dawai, dawa, दवा, दवाई: medicine
  daktar, डॉक्टर: doctor
  aankh, aankhen, netra, आंख, आँख, आंखों, नेत्र: eye care
  khoon, rakt, खून, रक्त: blood
  kuposhan, कुपोषण: malnutrition
  poshan, पोषण: nutrition
  bhojan, khana, भोजन, खाना: food
  bhookh, bhukh, भूख: hunger
  garbhvati, matritva, prasav, गर्भवती, मातृत्व, प्रसव, मातृ: pregnant mothers
  mahavari, masik dharm, माहवारी, मासिक धर्म: menstrual hygiene
  nasha, nasha mukti, nashamukti, नशा, नशा मुक्ति, नशामुक्ति: addiction
  mansik swasthya, मानसिक स्वास्थ्य: mental health
  pani, paani, jal, पानी, जल: water
  saaf pani, saf pani, shuddh pani, peene ka pani, साफ पानी, शुद्ध पानी, पेयजल, पीने का पानी: clean drinking water
  shauchalay, sauchalay, शौचालय: toilets
  swachhata, swachchhata, safai, saaf, स्वच्छता, सफाई, सफ़ाई: sanitation
  kachra, kooda, कचरा, कूड़ा: waste
  talab, तालाब, जोहड़: ponds
  nadi, nadiyan, नदी, नदियों: river
  paryavaran, पर्यावरण: environment
  ped, paudhe, vriksh, vriksharopan, पेड़, पौधे, वृक्ष, वृक्षारोपण, पौधारोपण: trees
  jangal, जंगल, वन, वनों: forest
  janwar, vanya jeev, जानवर, वन्यजीव: wildlife
  pashu, pashupalan, पशु, पशुपालन: livestock
  jalvayu, जलवायु: climate
  saur, saur urja, surya, सौर, सौर ऊर्जा: solar energy
  urja, bijli, ऊर्जा, बिजली: energy
  kisan, kisanon, किसान, किसानों: farmers
  kheti, krishi, खेती, कृषि: farming
  jaivik, jaivik kheti, जैविक, जैविक खेती: organic farming
  machhuare, machuare, machhli, मछुआरे, मछुआरों, मछली: fishing
  bunkar, bunkaron, बुनकर, बुनकरों: weavers
  hathkargha, हथकरघा: handloom
  shilp, hastshilp, karigar, शिल्प, हस्तशिल्प, कारीगर, कारीगरों: crafts artisans
  chitrakala, चित्रकला: painting
  kala, कला: art
  sanskriti, संस्कृति: culture
  virasat, dharohar, विरासत, धरोहर: heritage
  sangeet, संगीत: music
  rozgar, rojgar, naukri, रोजगार, रोज़गार, नौकरी: jobs
  aajeevika, ajivika, आजीविका: livelihood
  prashikshan, प्रशिक्षण: training
  kaushal, कौशल: skills
  swayam sahayata samuh, स्वयं सहायता समूह: self help groups
  mazdoor, majdoor, shramik, pravasi, मजदूर, मज़दूर, श्रमिक, प्रवासी: migrant workers
  garib, garibi, gareeb, गरीब, गरीबी, ग़रीब: poverty
  adivasi, janjati, आदिवासी, जनजाति, जनजातीय: tribal
  gaon, gaanv, gramin, gram, गांव, गाँव, गांवों, ग्रामीण, ग्राम: rural villages
  shahar, shehar, शहर, jhuggi, झुग्गी, बस्ती: urban slum
  vriddh, bujurg, buzurg, वृद्ध, बुजुर्ग, बुजुर्गों, बुज़ुर्ग, वृद्धों, वरिष्ठ नागरिक: elderly
  vriddhashram, वृद्धाश्रम: old age home
  dekhbhal, dekhbhaal, seva, देखभाल, सेवा: care
  divyang, viklang, दिव्यांग, दिव्यांगों, विकलांग: disabled
  drishtiheen, andhe, नेत्रहीन, दृष्टिहीन: blind
  badhir, बधिर: deaf
  aapda, apda, आपदा: disaster
  rahat, राहत: relief
  baadh, badh, बाढ़: flood
  bhukamp, भूकंप: earthquake
  sookha, sukha, सूखा: drought
  chakravat, toofan, चक्रवात, तूफान: cyclone
  khel, khelkud, khel kud, खेल, खेलकूद: sports
  sadak suraksha, सड़क सुरक्षा: road safety
  vigyan, विज्ञान: science
  ganit, गणित: mathematics
  takneek, taknik, तकनीक: technology
  कंप्यूटर: computer
  mulyankan, मूल्यांकन: evaluation
  lekha, hisab, लेखा, हिसाब: accounting
  anuvad, अनुवाद: translation
  bhasha, भाषा: language
`;

/** Words that negate the kind of member or the place behind them. */
export const NEGATIONS = `not, no, non, except, except for, excluding, without, outside, outside of, besides, barring, beyond, other than, apart from,
  aside from, rather than, instead of, anywhere but, anywhere except, everywhere but, all but, but not, not including, leaving out,
  leave out, away from, don t, do not, doesn t, does not, isn t, aren t`;

/** Words that may stand between: "not from any of the trusts". */
export const BEHIND_NEGATIONS =
  `in at from of for with by any the a an want need show me located based situated working work works
  operating active district state those that which who they are is be all ones members organisations`
    .trim()
    .split(/\s+/);

/** Words behind a place or a kind of member that negate it: "Bihar ke alawa". */
export const NEGATIONS_BEHIND = `ke alawa, ke siva, ke sivay, ke bahar, se bahar, ko chhodkar, ko chodkar, ko chhod kar, chhodkar, chodkar, mein nahi,
  me nahi, mein nahin, me nahin, nahi, nahin, के अलावा, के सिवा, के सिवाय, के बाहर, से बाहर, को छोड़कर, को छोड़ कर, छोड़कर, में नहीं, नहीं, excluded`;

/** Words that negate one more: "not in Delhi or Goa". */
export const NEGATED_LISTS = 'or nor and aur ya और या'.split(' ');

/** Phrases with a word of the tables that mean something else. They are searched for: the phrase, then what members write. */
export const OTHER_PHRASES = `
  company secretary, company secretaries, company secretarial: company secretary
  companies act, company act, company law: companies act
  csr 2, csr2, form csr 2, csr 2 form, csr 2 filing: CSR-2
  trust deed, trust deeds: trust deed
  society registration, trust registration, ngo registration: registration
  company registration, company formation: company registration
  foundation course, foundation courses, foundational learning, foundational literacy: foundational learning
  water society, housing society, housing societies: housing society
  section 8 company, section 8 companies, section 25 company: section 8 company
  producer company, producer companies, farmer producer company, farmer producer companies: producer company
`;

/** Words that say nothing of what a member does: dropped wherever they stand. */
export const FILLERS = `a an and any are as at be best by can could do does doing done for from get give gives giving good has have help
  helping helps i in into is it like list looking me my need needed needs of on or our please show some someone somebody
  that the their them there these they this money pay pays paying those to us want wants we what where which who whom whose will with within without would
  you your find search want am also active actively based located situated near around across
  organisation organisations organization organizations organisations' agency agencies group groups partner partners partnership
  region regions work working works worked run runs running provide provides providing deal deals dealing focus focused focusing area areas field sector
  project projects programme programmes program programs initiative initiatives activity activities cause causes
  support supports supporting fund funds funding funded csr india indian state district city budget run
  mein me men main ka ki ke ko se par aur ya ek hai hain ho wale wali wala karne karna karte karti karta karen kaam kam kar liye
  chahiye chahie dhundo dikhao dikhaye ham hum hame hamein mujhe kaun kaunsi koi khilaf virodh liye madad sahayata
  में का की के को से पर और या एक है हैं हो वाले वाली वाला करने करना करते करती काम कर लिए चाहिए चाहिये हम हमें मुझे कौन कोई खिलाफ
  मदद सहायता वह यह जो`;

/** Words with which people name the same thing. A search for one also finds the others, with less weight. */
export const SYNONYMS = `
  kids, children, child, toddlers, infants, pupils
  girls, daughters, schoolgirls, adolescent girls
  boys, sons
  youth, young people, teenagers, adolescents
  elderly, senior citizens, seniors, old people, older people, aged, old age, grandparents
  disabled, disability, differently abled, wheelchair, braille, handicapped
  blind, visually impaired, braille
  deaf, hearing impaired, sign language
  hospital, clinic, dispensary, medical, doctor, healthcare
  van, bus, mobile, wheels, ambulance
  pregnant, maternal, mothers, childbirth, delivery, antenatal, midwives
  nutrition, malnutrition, undernutrition, stunting, underweight, hunger, anaemia, poshan
  mental health, counselling, depression, suicide, anxiety, psychiatry
  addiction, drugs, alcohol, liquor, rehabilitation, recovery
  palliative, hospice, terminally ill, incurable
  eye, eyes, vision, sight, spectacles, cataract
  blood, sickle cell, thalassaemia, haemophilia
  toilet, toilets, latrines, sanitation, washrooms, hygiene
  menstrual, periods, pads
  drinking water, safe water, clean water, purifier, taps, wells
  tank, tanks, ponds, lakes, rainwater, recharge, watershed, springs, groundwater
  garbage, waste, trash, plastic, recycling, compost, segregation
  solar, renewable, photovoltaic, clean energy
  tree, trees, plantation, saplings, afforestation, forest
  wildlife, animals, tiger, elephant, biodiversity, turtles
  climate, environment, conservation, ecology
  farmer, farmers, farming, agriculture, smallholders, growers, crops, cultivators
  organic, natural farming, chemical free, pesticides
  fisher, fishers, fishermen, fishing, fisherfolk, boats
  livestock, goats, cattle, poultry, dairy, fodder
  weaver, weavers, handloom, looms, weaving, textile
  craft, crafts, artisans, handicraft, handmade, potters, craftspeople
  painting, painters, artists
  heritage, monuments, museum, temples, traditional
  music, theatre, dance, puppetry
  women, ladies, female, mothers
  women's groups, self help groups, shg, collectives, federation
  microfinance, savings, loans, credit
  violence, harassment, abuse
  jobs, employment, livelihood, vocational, placement, apprentices, careers
  skills, training, courses, trainers, trainer
  business, enterprise, entrepreneurs, startups
  coding, code, programming, computers, software, digital
  technology, digital, app, data
  library, libraries, reading, books, literacy
  school, schools, classroom, students, pupils, education
  teacher, teachers, teaching, tutors
  science, stem, laboratory, laboratories, physics, experiments
  creche, creches, crèches, day care, daycare, nursery, preschool, early childhood, anganwadi
  child labour, child labor, child workers, bridge schools, working children
  migrant, migrants, migration, seasonal workers, labourers
  slum, slums, basti, settlements, urban poor
  tribal, adivasi, tribes, indigenous
  flood, floods, flooding, river, embankments
  cyclone, cyclones, storm, shelters
  disaster, emergency, relief, rescue, earthquake
  sport, sports, athletes, coaching, games, hockey, wrestling, football
  road safety, traffic, accidents, crash, helmets
  evaluation, impact assessment, impact study, baseline, survey, surveys, research
  compliance, section 135, csr policy, annual action plan, company secretary, CSR-2
  accounting, bookkeeping, accounts, payroll, audit, finance
  film, films, documentary, video
  translation, interpreters, languages
  maps, mapping, drones, satellite, geospatial
  volunteering, volunteers, employee engagement
  mangrove, mangroves, coast, coastal
`;
