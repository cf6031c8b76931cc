import type { DemoTopic } from './discussions-society.demo.ts';

/** Topics on water, waste and land. */
export const ENVIRONMENT_TOPICS: DemoTopic[] = [
  {
    key: 'welcome',
    circle: 'environment-sustainability',
    by: 'dayitva',
    days: 74,
    title: 'How we work in this circle',
    body: 'Welcome. Three requests:\n\n1. Write **what it cost** and **what went wrong**. Both help more than praise.\n2. No names of beneficiaries, and no pictures of children.\n3. If a reply solves your question, mark it as the answer, so that others find it.',
    isPinned: true,
    views: 118,
    replies: [],
  },
  {
    key: 'tank-silt',
    circle: 'environment-sustainability',
    by: 'kalyanakere',
    days: 5,
    title: 'Desilting tanks: farmers took all the silt in one year and none in the next',
    body: 'In 2024 farmers carted 41,000 m³ of silt to their fields at their own cost. Last year almost none, though the tank was as full of it. Diesel was dearer, but not that much.\n\nHow do you plan the share of the farmers, if it swings like this?',
    views: 49,
    replies: [
      {
        by: 'talabsamiti',
        days: 4,
        body: 'Ask when the groundnut is sown. After a late harvest the tractors are not free before the rain, and then it is over. We fix the three weeks with the farmers **in January**.',
      },
      {
        by: 'thirdsky',
        days: 3,
        body: 'Fields that got silt once need none for four to six years. Your demand is a map, not a number: take the command area, strike out the fields of 2024, and see who is left.',
      },
      {
        by: 'kalyanakere',
        days: 2,
        body: 'We have that list in the register. 60 % of the command area is struck out. So it was not the diesel.',
      },
      {
        by: 'tungavarna',
        days: 0.4,
        body: 'Could you share how the map looks? We plan three tanks in Satara, and would budget a lower share of the farmers for the second year.',
      },
    ],
  },
  {
    key: 'plantation-survival',
    circle: 'environment-sustainability',
    by: 'sahyakhand',
    days: 17,
    title: 'Paying for trees that live: survival after three years instead of saplings planted',
    body: 'Our board no longer wants to read "one lakh saplings". We would like to pay in parts: at planting, after one monsoon, and after three years, by a count.\n\nNGOs, could you live with that? What would you need in the first year?',
    views: 71,
    replies: [
      {
        by: 'mittisanjh',
        days: 16,
        body: 'Yes, if the first part covers pits, saplings, fence and **water for two summers**. That is where the money goes. With 70 / 15 / 15 we can. With 40 / 30 / 30 a small trust has to borrow.',
      },
      {
        by: 'chilikajala',
        days: 15,
        body: 'Count by plots, not by all trees. We count 20 random plots of 10 × 10 m with the village youth, and the company draws the plots by lot in front of all.',
      },
      {
        by: 'sahyakhand',
        days: 14,
        body: '70 / 15 / 15 it will be. And the lot in front of all is a very good idea.',
      },
    ],
  },
  {
    key: 'plastic-buyback',
    circle: 'environment-sustainability',
    by: 'bazaarloop',
    days: 33,
    title: 'Low-value plastic from villages: at what distance does collection stop to pay?',
    body: 'Multi-layer packets bring ₹2 to ₹3 a kg at the gate of the cement plant. We collect within 60 km. Beyond that the truck costs more than all of it.\n\nHas anyone got further, with baling or with return loads?',
    views: 36,
    replies: [
      {
        by: 'promenadeloop',
        days: 32,
        body: 'Baling at the block doubles what a truck can carry. It pays from about 4 tonnes a month. Below that, keep it dry and collect each quarter.',
      },
      {
        by: 'hindonvale',
        days: 30,
        body: 'Return loads of a consumer goods distributor: his trucks come back empty. He takes it for the price of loading. It needs one person who telephones, every week.',
      },
      {
        by: 'bazaarloop',
        days: 29,
        body: 'Return loads we have never asked for. I will.',
      },
    ],
  },
];
