/** A demo topic with its replies. Days are before now. */
export interface DemoTopic {
  key: string;
  circle: 'gender-equality' | 'healthcare-nutrition' | 'environment-sustainability';
  by: string;
  days: number;
  title: string;
  body: string;
  isPinned?: true;
  views: number;
  replies: {
    by: string;
    days: number;
    body: string;
    isAnswer?: true;
    /** Keys of members that the text names. */
    mentions?: string[];
    /** Name of an attached PDF, and its lines. */
    file?: [name: string, lines: string[]];
  }[];
}

/** Topics on women and on health. */
export const SOCIETY_TOPICS: DemoTopic[] = [
  {
    key: 'toilets-cleaning',
    circle: 'gender-equality',
    by: 'aksharvan',
    days: 9,
    title: 'Toilets for girls in schools: who pays for cleaning after the second year?',
    body: 'We have built or repaired toilet blocks in **14 schools**. In the first two years the company pays a cleaner. After that the schools say that they have no head of account for it, and the blocks close one by one.\n\nHas anyone found a way that lasts?\n\n- School management committee\n- Gram panchayat\n- Parents\n\nWe would like to put it into the agreement *before* we build the next six.',
    views: 64,
    replies: [
      {
        by: 'vagadbalika',
        days: 8,
        body: 'In our block the panchayat pays. It took one resolution of the gram sabha, with the headmistress in the room, and a written rate: ₹1,200 a month for a school of 150 children. We ask for the resolution before the first brick.',
        isAnswer: true,
        file: [
          'Model resolution.pdf',
          [
            'Model resolution of a gram sabha',
            'Cleaning of school toilets',
            'Demo data: not a real document',
          ],
        ],
      },
      {
        by: 'tungavarna',
        days: 8,
        body: 'From the side of a funder: we now hold back the last instalment until the school shows **six months of cleaning** paid by somebody else. Nobody liked it at first. Of eleven schools, ten found the money.',
      },
      {
        by: 'sparshpath',
        days: 7,
        body: 'Please add one cubicle with a rail and a wide door to the drawing. It is cheap in the plan and dear afterwards.',
      },
      {
        by: 'aksharvan',
        days: 6,
        body: 'Thank you, the resolution is what we were missing. We take it to the first gram sabha this month, and will write here how it went.',
      },
    ],
  },
  {
    key: 'shg-credit',
    circle: 'gender-equality',
    by: 'aripan',
    days: 21,
    title: 'Self-help groups with three loan books: how do you keep them apart?',
    body: 'Our groups have savings, a bank loan and a revolving fund from a CSR grant. The bookkeeper writes all three into one register, and at the audit nobody can say which rupee is whose.\n\nDo you use three registers, one with columns, or software?',
    views: 41,
    replies: [
      {
        by: 'quadriassociates',
        days: 20,
        body: 'One cash book with three columns, and three ledgers. The auditor needs the grant apart because of the utilisation certificate, so give it **its own bank account** as well. That alone solves half of it.',
      },
      {
        by: 'deccanmesh',
        days: 19,
        body: 'We tried an app with 60 groups. Forty went back to paper after four months, because the bookkeeper changed. Whatever you choose, train two women per group.',
      },
      {
        by: 'aripan',
        days: 18,
        body: 'Two per group: that is a good rule. We begin with the separate account.',
      },
    ],
  },
  {
    key: 'mobility',
    circle: 'gender-equality',
    by: 'vagadbalika',
    days: 4,
    title: 'Girls stop coming after class 8 because of the bus. What has worked?',
    body: 'The high school is 11 km away. The bus passes at 6.40 am and again at 5 pm, and families do not want girls to wait on the road.\n\n> "If she comes home before dark she may go."\n\nWe think of cycles, of a van, or of a hostel. Costs per girl and year would help us most.',
    views: 38,
    replies: [
      {
        by: 'gomtikinare',
        days: 3,
        body: 'Van for 14 girls, with a woman attendant:\n\n| Item | ₹ a month |\n|---|---|\n| Van and driver | 24,000 |\n| Attendant | 7,500 |\n| Insurance and repairs | 2,600 |\n\nThat is about ₹2,440 per girl and month. Parents pay ₹300 of it, and that matters: they ask when the van is late.',
      },
      {
        by: 'tungavarna',
        days: 3,
        body: 'We paid for cycles in Satara: 210 girls, about ₹5,400 each with a lock and a repair kit. Attendance in class 9 rose, but only where the road had **light for the last kilometre**.',
      },
      {
        by: 'aksharvan',
        days: 2,
        body: '@Vāgad Bālika Shikshan Sansthan, do you know how many girls it is in each village? Below eight in one direction, a van is hard to fill.',
        mentions: ['vagadbalika'],
      },
      {
        by: 'vagadbalika',
        days: 1,
        body: 'Five villages, 6 to 11 girls each, all on one road. Then a van could work. I will ask the parents about ₹300.',
      },
    ],
  },
  {
    key: 'posh',
    circle: 'gender-equality',
    by: 'plumbline',
    days: 46,
    title: 'Internal committee in a trust with eight staff: how do you find the outside member?',
    body: 'Several small trusts ask us who could be the external member of their committee on sexual harassment at work. How did you find yours, and what do you pay?',
    views: 52,
    replies: [
      {
        by: 'farzanavakil',
        days: 45,
        body: 'A trust with fewer than ten workers has no committee of its own: complaints go to the local committee of the district. With ten or more you need one. Retired college teachers and lawyers of the district legal services are good people to ask.',
      },
      {
        by: 'kalyanakere',
        days: 44,
        body: 'Four trusts here share one external member. She gets travel and ₹1,000 for each meeting.',
      },
    ],
  },
  {
    key: 'anaemia-camps',
    circle: 'healthcare-nutrition',
    by: 'gomtikinare',
    days: 6,
    title: 'Anaemia camps: 40 % of women do not come back for the second test',
    body: 'We test with a digital haemoglobinometer and give iron for 90 days. At the second test **four in ten are missing**, so we cannot say if it helped.\n\nWhat brings them back? We do not want to pay for coming.',
    views: 57,
    replies: [
      {
        by: 'malenadarogya',
        days: 5,
        body: 'Go to them. We give up on the second camp and let the ASHA test at home with the same device, on the day when she brings the ration card work. 88 % reached, at ₹34 more per woman.',
        isAnswer: true,
      },
      {
        by: 'thirdsky',
        days: 5,
        body: 'For the evidence: compare those who came back with those who did not, by their **first** value. If the weaker ones stay away, your result looks better than it is. A random 15 % visited at home is enough to correct it.',
      },
      {
        by: 'sundarbanbadwip',
        days: 4,
        body: 'We write the result of the first test into the mother and child card, in red or green ink. The women asked us for the second colour.',
      },
      {
        by: 'gomtikinare',
        days: 2,
        body: 'Home tests for a random 15 %: we can pay for that from the monitoring head. Thank you, all three.',
      },
    ],
  },
  {
    key: 'ambulance',
    circle: 'healthcare-nutrition',
    by: 'luitporia',
    days: 13,
    title: 'Boat clinics: fuel is 38 % of the budget. How do others account for it?',
    body: 'We run a boat clinic on the chars. The company counts fuel as overhead, we count it as programme cost: without fuel there is no clinic. Who is right, and how do you write it into the budget?',
    views: 33,
    replies: [
      {
        by: 'plumbline',
        days: 12,
        body: 'Programme cost, if it moves the clinic and not the office. Write a log per trip: litres, place, patients. The limit of 5 % is for **general management and administration of CSR**, and a boat on its way to patients is not that.',
      },
      {
        by: 'luitporia',
        days: 11,
        body: 'A log per trip we have. I will put patients and litres next to each other; so far they are in two books.',
      },
      {
        by: 'halcyonridge',
        days: 11,
        body: 'We fund two such boats. Litres per patient is what our board looks at: 1.1 in the dry months, 2.6 in the flood. Nobody has asked about overhead since.',
      },
    ],
  },
  {
    key: 'poshan-garden',
    circle: 'healthcare-nutrition',
    by: 'malenadarogya',
    days: 27,
    title: 'Kitchen gardens at anganwadis: what still grew in the second summer?',
    body: 'Every report shows green gardens in September. I would like to know about **May**. Which plants lived, who watered, and was there a fence?',
    views: 46,
    replies: [
      {
        by: 'kalyanakere',
        days: 26,
        body: 'Drumstick, curry leaf and papaya lived. All leafy greens died in April. Water from the hand wash basin goes into a ring around each tree: no extra work, so it is done.',
      },
      {
        by: 'teestaorganic',
        days: 25,
        body: 'No fence, no garden. Bamboo lasts two years with us. We now plant a hedge in the first rains, and the bamboo stands until it is thick.',
      },
      {
        by: 'meenakshigowda',
        days: 24,
        body: 'I visited 31 gardens for a company last May: 9 alive. All nine had one person with a name and a small payment. None of the others had.',
      },
      {
        by: 'malenadarogya',
        days: 23,
        body: 'Nine of thirty-one is honest. I will quote that in our next proposal.',
      },
    ],
  },
  {
    key: 'telemedicine',
    circle: 'healthcare-nutrition',
    by: 'deccanmesh',
    days: 58,
    title: 'Telemedicine in sub-centres: what do you do when the line is down?',
    body: 'Our partners ask for a plan for days without a connection. Do you store and send later, or fall back to the telephone?',
    views: 29,
    replies: [
      {
        by: 'luitporia',
        days: 57,
        body: 'Telephone, always. Pictures go later, when the boat is back in range.',
      },
      {
        by: 'sundarbanbadwip',
        days: 56,
        body: 'We keep a printed card with the twelve questions that the doctor asks. The nurse fills it in first, then it does not matter if it is a call or a video.',
      },
    ],
  },
];
