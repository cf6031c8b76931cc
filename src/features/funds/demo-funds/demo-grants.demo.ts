import type { HeadKind } from '#features/funds/grants/terms.rules.ts';

/** A part of a demo grant's story; amounts in thousands of rupees, days before now. */
interface DemoPayment {
  /** Numbers of the tranche that is asked for, from 1. */
  tranche: number;
  asked: number;
  /** How far it came. */
  until: 'sent' | 'approved' | 'initiated' | 'confirmed' | 'bounced';
}

interface DemoStatement {
  /** First and last day of the period, in days before now. */
  from: number;
  to: number;
  until: 'sent' | 'accepted';
}

export interface DemoGrant {
  key: string;
  /** Title of the collaboration that it is in. */
  collaboration: string;
  agency: string;
  title: string;
  item: string;
  agreed: number;
  heads: [name: string, kind: HeadKind, amount: number][];
  /** Amount, and days from now. */
  tranches: [amount: number, planned: number][];
  payments: DemoPayment[];
  /** Days before now, index of the head, payee and amount. */
  expenses: [days: number, head: number, payee: string, amount: number][];
  statements: DemoStatement[];
  state: 'agreed' | 'active' | 'closed';
}

/** The grants of the demo corporate: one on its way, one bounced, one asked for, one late, one closed. */
export const DEMO_GRANTS: DemoGrant[] = [
  {
    key: 'readingrooms',
    collaboration: 'Reading rooms for 300 schools of Satara and Sangli',
    agency: 'aksharvan',
    title: 'Reading rooms, second year',
    item: 'ii',
    agreed: 210,
    heads: [
      ['Books and shelves', 'programme', 5200],
      ['Teacher coaches', 'people', 2600],
      ['Reading tests', 'monitoring', 800],
      ['Office', 'administration', 400],
    ],
    tranches: [
      [4000, -190],
      [3000, -60],
      [2000, 60],
    ],
    payments: [
      { tranche: 1, asked: 200, until: 'confirmed' },
      { tranche: 2, asked: 55, until: 'confirmed' },
    ],
    expenses: [
      [170, 0, 'Jyotsna Prakashan', 1240],
      [160, 0, 'Satara Timber Works', 860],
      [150, 1, 'Salaries of coaches, first quarter', 650],
      [120, 2, 'Printing of reading tests', 140],
      [100, 3, 'Rent and power, first half', 150],
      [40, 0, 'Rajhans Book Depot', 980],
      [30, 1, 'Salaries of coaches, second quarter', 650],
      [6, 0, 'Karad Furniture Mart', 310],
    ],
    statements: [
      { from: 185, to: 91, until: 'accepted' },
      { from: 90, to: 20, until: 'sent' },
    ],
    state: 'active',
  },
  {
    key: 'sciencebenches',
    collaboration: 'Science benches for 85 girls’ high schools',
    agency: 'aksharvan',
    title: 'Science benches, first forty schools',
    item: 'iii',
    agreed: 40,
    heads: [
      ['Benches and kits', 'capital', 2800],
      ['Teacher training', 'programme', 900],
      ['Visits', 'monitoring', 300],
    ],
    tranches: [
      [2500, -30],
      [1500, 90],
    ],
    payments: [{ tranche: 1, asked: 34, until: 'bounced' }],
    expenses: [],
    statements: [],
    state: 'agreed',
  },
  {
    key: 'tanks',
    collaboration: 'One hundred and twenty tanks of Raichur and Yadgir',
    agency: 'kalyanakere',
    title: 'Desilting of thirty tanks',
    item: 'iv',
    agreed: 90,
    heads: [
      ['Earth work', 'programme', 6400],
      ['Field engineers', 'people', 1200],
      ['Office', 'administration', 400],
    ],
    tranches: [
      [5000, -45],
      [3000, 120],
    ],
    payments: [{ tranche: 1, asked: 21, until: 'sent' }],
    expenses: [],
    statements: [],
    state: 'agreed',
  },
  {
    key: 'hillclinics',
    collaboration: 'Mobile clinics for the hill taluks of Malnad',
    agency: 'malenadarogya',
    title: 'Two more clinic vans',
    item: 'i',
    agreed: 80,
    heads: [
      ['Vans', 'capital', 3600],
      ['Doctors and nurses', 'people', 2000],
      ['Medicines', 'programme', 1400],
    ],
    tranches: [
      [4200, -50],
      [2800, 70],
    ],
    payments: [{ tranche: 1, asked: 44, until: 'initiated' }],
    expenses: [[12, 2, 'Hosanagara Medicals', 180]],
    statements: [],
    state: 'agreed',
  },
  {
    key: 'schooltoilets',
    collaboration: 'School toilets that girls use',
    agency: 'malenadarogya',
    title: 'Toilets of twenty schools',
    item: 'i',
    agreed: 620,
    heads: [
      ['Building', 'programme', 2400],
      ['Supervision', 'monitoring', 300],
    ],
    tranches: [[2700, -600]],
    payments: [{ tranche: 1, asked: 610, until: 'confirmed' }],
    expenses: [
      [520, 0, 'Shivamogga Builders', 1500],
      [470, 0, 'Shivamogga Builders', 900],
      [430, 1, 'Malnad Survey Services', 300],
    ],
    statements: [{ from: 590, to: 400, until: 'accepted' }],
    state: 'closed',
  },
];
