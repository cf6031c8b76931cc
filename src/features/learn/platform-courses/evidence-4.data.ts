import { readModule } from './course-text.rules.ts';

export const EVIDENCE_4 = readModule(
  'collecting',
  `# Collecting data that you can trust

Between the plan and the report lie a hundred small moments in which a number can go wrong: a tired volunteer, a wet register, a copied column. This module is about routines that catch errors early and cheaply.

# Collect less
For each number that your field team writes down, ask who has used it in the last six months. What no one has used, drop. A team that fills in 11 forms fills in none of them well.

A small project needs three things:

| tool | what | who | when |
|---|---|---|---|
| **register** | who took part, by name, with date | volunteer | each time |
| **visit sheet** | ten things that the visitor sees, counts or asks | programme officer | each place, monthly |
| **survey or test** | the outcome indicators | trained people from elsewhere | baseline, middle, end |

# Paper or phone
Paper works everywhere and is lost everywhere. A form on a phone checks as you type: no age of 340, no village that does not exist. It saves the copying, and records place and time. It also needs charging, training, and a plan for the day without a network. Begin with one form on the phone. Keep the old register for a month beside it and compare.

# Four checks
1. **While it is entered.** Ranges, lists instead of free text, an id for each person instead of a spelling.
2. **Each week.** Look at the extremes: the highest, the lowest, the volunteer whose children are all present on all days.
3. **Each month, by going there.** Visit 5 in 100 of what was reported, drawn by lot. Is the child real, was she there on Tuesday, what did she get? This is called a **back-check**.
4. **Each quarter, by two roads.** Does the number of meals agree with the bills for rice?

## Example
Poshan Setu reports 24,000 meals in a quarter. A meal takes 100 g of rice. So it needs 2,400 kg. The bills show 1,950 kg. Either the portions are smaller, or 4,500 meals were not cooked, or 450 kg, worth ₹18,000 at ₹40 a kg, came from the old stock. The store book showed 430 kg of old stock: good. The check took an hour. If there had been no stock book, the question would have come from the company's auditor, and nobody could have answered.

Its back-check: 60 of 1,200 children, drawn by lot. 57 were found, 54 said they had eaten there on the named day. So 6 in 60 did not confirm. Poshan Setu writes this share into its report and looks for the reason; in two of three villages the register had been filled in in advance, on Mondays.

# Photographs and stories
A photograph shows that something exists; it proves little about how much. Keep with each the **date, the place and the consent**. For children: consent of the parents, no name, no school's sign in view. Ask if they would like to see where it is used.

A story is one case. Choose it by a rule, such as every tenth name, or one that went well and one that did not. And show it to the person before it is printed.

# When numbers are bad
They will be, in some month. Then the one who reports must not be punished for it; otherwise the next number is better and worth nothing. Ask three questions in the monthly meeting: what did we expect, what do we see, what do we change? Write down the answer. This page is the best evidence of all that you manage the project.

# Keep it safe
- One folder, named by project and month, with a copy elsewhere
- Names and telephone numbers apart from answers
- Only those who need it have the password, and it is not 123456
- A date on which lists of names are deleted

# Sources
- Rights of people whose data you hold: Digital Personal Data Protection Act, 2023, sections 11 to 14; security and logs under the Rules of 2025: https://www.newsdrum.in/business/from-prompt-data-breach-reporting-to-annual-audits-dpdp-rules-sets-firm-obligations-for-cos-10775925 (several sources agree; most duties from mid-May 2027)
- Monitoring as a part of the Annual Action Plan: CSR Rules, rule 5(2), https://alutechpackaging.com/annual-action-plan/ (several sources agree)
- The routines are practice, not law; the examples are made up. As of 21 Nov 2026.

# Quiz
? What is a back-check?
- Adding up the column from below | That finds errors of adding only.
- A call to the company | It is about the field, not the funder.
+ A visit to a few of those reported, drawn by lot, to see if it is true | Chance chooses, so the volunteer cannot prepare the places.
- A second signature of the same volunteer | The same person cannot check herself.
? 9,000 meals of 150 g of rice were reported. How much rice should the bills and the stock show?
- 900 kg | That would be 100 g a meal.
+ 1,350 kg | 9,000 × 0.15 kg = 1,350 kg.
- 60 kg | 9,000 divided by 150 says nothing.
- 13,500 kg | One place too many.
? All 40 children of one volunteer were present on all 60 days. What do you do first?
- Praise the volunteer in public | It may be true. Find out first.
- Dismiss the volunteer | It may be true. Find out first.
- Take the number out | Numbers are not removed because they surprise.
+ Go there and look | Then you know, and the volunteer knows that you look.
? A photograph of a child is to go into a report. What do you need?
- Nothing, it was taken in a public place | The child can be recognised.
- The teacher's word | A teacher cannot consent for the parents.
+ Consent of the parents, kept with date and place, and no name | A child can be found by a face and a name, and the parents decide about both.
- Only a good camera | Quality is not the question.
`,
);
