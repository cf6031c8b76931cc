import type { z } from 'zod';
import type { CourseContent } from '#features/learn/courses/course-content.contract.ts';

/** A course of a demo member. */
interface DemoCourse {
  /** Key of the member. */
  author: string;
  /** Days before today on which it was published, or submitted if it waits. */
  days: number;
  isWaiting?: true;
  content: z.input<typeof CourseContent>;
}

/** Courses that members of the demo data give; one waits for the admin. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    author: 'thirdsky',
    days: 41,
    content: {
      type: 'course',
      title: 'Asking children what they have learned',
      category: 'Monitoring and Evaluation',
      level: 'Intermediate',
      instructor: 'Prakriti Soman',
      organization: 'Third Sky Evaluation Studio',
      minutes: 40,
      description:
        'A short course for field teams who test reading and sums in government schools: how to ask without frightening a child, how many children to ask, and what to do with the answers. With the sheet that we use ourselves.',
      sources: [
        { title: 'ASER Centre: tools and methods', url: 'https://asercentre.org/' },
        { title: 'NIPUN Bharat guidelines', url: 'https://nipunbharat.education.gov.in/' },
      ],
      modules: [
        {
          id: 'before-the-visit',
          title: 'Before the visit',
          text: `Tell the school what you will do and what you will not do. You test a programme, not a child and not a teacher.

# Three things to settle first

1. **Consent.** The head teacher signs for the visit; parents are told in their language; a child who does not want to read may go.
2. **Which children.** Choose them by a list and a random start, not by who sits in front. Twenty children of a class of sixty tell more than the ten best readers.
3. **Who asks.** Somebody who speaks the child's language at home, and who does not teach there.

# Example

In Bhandara we had planned forty tests a day. With time for a greeting and a joke, twenty-two was what two people could do well. The budget changed from ₹1,20,000 to ₹1,90,000, and the figures became worth having.`,
          questions: [
            {
              text: 'A class has 60 children, and you can test 20. Whom do you choose?',
              choices: [
                { text: 'Every third name of the list, from a random start', right: true },
                {
                  text: 'Those whom the teacher names',
                  feedback: 'Teachers name their best readers, with good will.',
                },
                { text: 'Those who sit in the first rows', feedback: 'They often read best.' },
              ],
              feedback: 'A random start on a full list gives each child the same chance.',
            },
            {
              text: 'A child does not want to read to you. What do you do?',
              choices: [
                { text: 'Thank the child, and note that the test was not done', right: true },
                { text: 'Ask the teacher to persuade the child' },
                {
                  text: 'Take another child and note nothing',
                  feedback: 'Then nobody sees how many said no.',
                },
              ],
              feedback:
                'Consent of the child counts too, and tests that were not done are part of the result.',
            },
          ],
        },
        {
          id: 'after-the-visit',
          title: 'After the visit',
          text: `Enter the sheets on the same day. A second person enters every tenth sheet again; where the two differ by more than one in fifty, all are checked.

# What to show the school

Show how many children read at each level, last year and now. Do not show names. A teacher who sees *nine more children read a story* knows what to go on with.

# What to show the funder

The same table, with the number of children tested and the number who were not there. A funder who has read one honest table asks for the next one.`,
          questions: [
            {
              text: 'What goes to the funder?',
              choices: [
                { text: 'Levels, the number tested, and the number absent', right: true },
                { text: 'Names and levels of each child', feedback: 'Names of children are personal data.' },
                {
                  text: 'The mean of the best ten schools',
                  feedback: 'That shows the schools, not the programme.',
                },
              ],
              feedback: 'Figures without names, and what is missing said beside them.',
            },
          ],
        },
      ],
    },
  },
  {
    author: 'tungavarna',
    days: 18,
    content: {
      type: 'webinar',
      title: 'What a CSR committee asks first',
      category: 'Partnerships',
      level: 'Beginner',
      instructor: 'Nandini Rao Shirali',
      organization: 'Tungavarna Industries Limited',
      minutes: 60,
      description:
        'An hour with the head of CSR of a company that reads about two hundred proposals a year: which five questions come before all others, what an NGO can answer on one page, and when a no is only a not now. Bring your own first page.',
      sources: [{ title: 'Companies (CSR Policy) Rules, 2014', url: 'https://www.mca.gov.in/' }],
      modules: [],
    },
  },
  {
    author: 'plumbline',
    days: 27,
    content: {
      type: 'workshop',
      title: 'Two things for ten years: a day on CSR strategy',
      category: 'Programme Design',
      level: 'Advanced',
      instructor: 'Ayesha Mirza Thapar',
      organization: 'Peepal and Plumb Line CSR Advisory LLP',
      minutes: 360,
      price: 4500,
      description:
        'A day for boards and heads of CSR who have forty projects and want to keep two: how to choose them, how to end the others fairly, and how to show after three years that the choice was right.',
      sources: [{ title: 'Companies Act, 2013, section 135', url: 'https://www.mca.gov.in/' }],
      modules: [],
    },
  },
  {
    author: 'aksharvan',
    days: 2,
    isWaiting: true,
    content: {
      type: 'course',
      title: 'A reading room that stays open',
      category: 'Community Work',
      level: 'Beginner',
      instructor: 'Vaishali Deshmukh-Pawar',
      organization: 'Aksharvan Learning Trust',
      minutes: 30,
      description:
        'How a village keeps its reading room open after the project has ended: keys, lamps, books and people.',
      sources: [{ title: 'National Mission on Libraries', url: 'https://nml.nic.in/' }],
      modules: [
        {
          id: 'keys',
          title: 'Who has the key',
          text: `A room with one key is closed when its holder is ill. Give **three keys** to three families, and write their names on the door.

# Example

Of our 160 reading rooms, 31 closed in the first year. In 24 of them one person had the only key. After the change, four closed.`,
          questions: [
            {
              text: 'How many families should have a key?',
              choices: [
                { text: 'Three', right: true },
                { text: 'One, who is paid' },
                { text: 'None: the school keeps it', feedback: 'Then the room is closed in the holidays.' },
              ],
              feedback: 'With three keys the room opens when one family is away.',
            },
          ],
        },
      ],
    },
  },
];

/** Words of learners, by the number of stars. */
export const DEMO_WORDS: readonly (readonly [stars: number, words: string | null])[] = [
  [5, 'We changed our budget sheet the same evening. The examples in rupees help.'],
  [4, 'Clear and short. I would like one more example from a small NGO.'],
  [5, null],
  [5, 'I had read the rules three times and understood them here.'],
  [4, null],
  [3, 'Good for beginners; I knew most of it.'],
  [5, 'The quiz made me go back and read properly.'],
  [4, 'Useful for our new field staff. A Hindi version would help.'],
];
