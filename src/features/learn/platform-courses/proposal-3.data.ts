import { readModule } from './course-text.rules.ts';

export const PROPOSAL_3 = readModule(
  'the-problem',
  `# The problem, with figures of your own

"Poverty is widespread in our district." A reader has seen this sentence a thousand times. What is rare, and convinces, is a small figure that you counted yourselves, beside a large one that is public.

# Two kinds of figures
| kind | good for | examples |
|---|---|---|
| **public** | showing that the place is among those in need; comparing | census, NITI Aayog's index of multidimensional poverty, national health surveys, the district's own statistics |
| **your own** | showing that you know the people; a base to measure from | a count of wells, a reading test, 60 interviews, a register |

Use one or two of each. Write with each public figure its **source, its year and its unit**. Figures age: a survey of 2019-21 is the latest of its kind for many subjects, and it is still five years old. Say so.

Never mix two sources in one comparison. If one table was revised and the other was not, the difference between them means nothing.

# A needs assessment that you can afford
You do not need a consultant for a first figure. In two weeks, with ₹30,000 for travel and prints, a team of three can do this:

1. **Decide the question.** Not "the situation of women", but "how many of the households in these eight villages fetch water for more than an hour a day?".
2. **List the households.** Ask the gram panchayat or the ASHA worker for the list. If there is none, walk every lane.
3. **Choose by a rule**, not by acquaintance: every fifth house, beginning with a number that you draw.
4. **Ask ten questions** on one page. Try them on five people first.
5. **Count, and write down** how many you asked, how many answered, and when.

Then talk, without a form, with six or eight people: why is it so, what have they tried, what do they want? One sentence of theirs, with consent, is worth a paragraph of yours.

## Example
Jal Seva asks every fifth of 640 households: 128 houses, 119 answers, in August 2026.

- 71 of 119 households (60 %) fetch water for more than an hour a day.
- In 64 of the 71, it is a woman or a girl who goes.
- Of 22 hand pumps, 9 did not work on the day of the visit. Repair of one costs ₹12,000 to ₹18,000, the panchayat said.

What follows? Nine pumps at up to ₹18,000 are at most ₹1,62,000. The first proposal of Jal Seva had been a new tank for ₹38,00,000. The count changed the project, and a company will trust an organisation that lets facts do that.

# From problem to cause
Ask "why" until you reach something that you can change.

> Girls miss school. *Why?* They fetch water in the morning. *Why in the morning?* The pump near the village is dry from March. *Why?* It was never deepened; nobody is paid to look after it.

The project is now a pump and its keeper, and not an awareness campaign. If your answer to the last "why" is something that you cannot change, such as the price of diesel, choose another branch.

# People, not cases
- Ask only what you need. Names and telephone numbers are personal data: say what for, keep them locked, delete them.
- The Digital Personal Data Protection Act, 2023 asks for consent of the parents for data of children under 18. Most of its duties, with the Rules of 2025, begin in mid-May 2027. Begin now.
- Ask before you photograph. For children, ask the parents, and do without a name.

# Sources
- Multidimensional poverty: NITI Aayog, National MPI: A Progress Review 2023, from NFHS-5 (2019-21)
- Digital Personal Data Protection Rules, 2025, dates: https://www.barandbench.com/news/centre-notifies-digital-personal-data-protection-rules-2025-how-different-are-they-from-the-draft-rules ; children: https://www.ndtvprofit.com/business/govt-notifies-digital-personal-data-protection-rules-staggered-rollout-begins-data-protection-board-to-be-set-up (several sources agree)
- Need assessment as part of the Annual Action Plan: CSR Rules, rule 5(2), https://alutechpackaging.com/annual-action-plan/ (several sources agree)
- The example is made up. All as of 21 Nov 2026.

# Quiz
? Which sentence would a careful reader trust most?
- Most families suffer from a lack of water. | Most of how many, and who counted?
+ In August 2026, 71 of 119 households that we asked in eight villages fetched water for more than an hour a day. | Number, base, place, time and method.
- 85 % of rural India has no water. | A figure without a source, and not about this place.
- Our field staff reports a serious situation. | It is an opinion of people with an interest.
? You choose households for a count. Which way is best?
- Those whose families come to our meetings | They differ from the others: they come to meetings.
- Those along the road | Houses along the road are often better off.
+ Every fifth house of a full list, from a number that was drawn | Each house has the same chance.
- Those that the sarpanch names | You would count the acquaintances of the sarpanch.
? A count shows that 9 of 22 pumps only need a repair. You had planned a new tank. What now?
- Leave the count out | A visit would find it out, and your name with it.
- Do both, to be safe | The need for the tank is no longer shown.
- Ask for the tank and repair the pumps with what is left | That is not what the money would be given for.
+ Change the project | Say so in the proposal: it shows that you let facts decide.
`,
);
