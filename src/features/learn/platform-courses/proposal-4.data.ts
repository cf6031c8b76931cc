import { readModule } from './course-text.rules.ts';

export const PROPOSAL_4 = readModule(
  'plan-and-budget',
  `# The plan and the budget

The plan says what you do and when. The budget says the same in rupees. If a reader cannot find each activity in the budget, and each rupee in the plan, one of the two is wrong.

# A plan on one page
| month | what | who | done when |
|---|---|---|---|
| Apr to May | agreements with 20 schools, rooms chosen | programme officer | 20 signed letters |
| Jun | 40 volunteers chosen and trained, six days | trainer | attendance, test of each |
| Jul | first reading test | volunteers, officer | 1,200 results entered |
| Jul to Mar | rooms open three afternoons a week | volunteers | registers |
| Nov, Mar | second and third test | volunteers, officer | results, report |

"Done when" is the column that most plans lack. It is what the company will ask about, and what a milestone in a workspace is made of.

# A budget that can be checked
Each line has a **unit, a number, a rate and a period**. Write how you know the rate.

| line | unit | number | rate | months | ₹ |
|---|---|---|---|---|---|
| volunteers' stipend | person | 40 | ₹1,500 | 10 | 6,00,000 |
| programme officer | person | 1 | ₹32,000 | 12 | 3,84,000 |
| books | room | 20 | ₹14,000 | | 2,80,000 |
| shelves, mats | room | 20 | ₹6,500 | | 1,30,000 |
| training | day | 6 | ₹15,000 | | 90,000 |
| tests: print, travel | round | 3 | ₹22,000 | | 66,000 |
| **total** | | | | | **15,50,000** |

Check: 6,00,000 + 3,84,000 + 2,80,000 + 1,30,000 + 90,000 + 66,000 = 15,50,000. Add up your own, twice. A wrong sum is the most common error in proposals, and the one that costs most trust.

# Four things that are forgotten
1. **Time of people.** If your director gives four days a month, that is a cost. Show it as a part of a salary: 15 % of ₹60,000 for twelve months is ₹1,08,000.
2. **Measuring.** Tests, surveys and the people who do them. Between 3 and 8 % of the budget is usual for a project of this size, by our experience.
3. **Upkeep.** Who pays for the room in year three? If the answer is "the community", write down who signed.
4. **Prices that rise.** For the second year add a percentage, and say which.

# Overheads, once more
The 5 % of rule 7(1) limit the **company's** own administrative overheads. They are not a limit on your budget. What carries out, monitors or evaluates this project is a project cost. But companies may have a limit of their own for agencies: ask, and show your management costs openly.

# Instalments and milestones
Ask for money **before** you need it, in parts that follow the plan. For example:

- 40 % at signing (₹6,20,000): rooms, books, training;
- 35 % in September (₹5,42,500), when 20 rooms are open and the first test is in;
- 25 % in January (₹3,87,500), after the second test and a statement of accounts.

Avoid a large last part that is paid only after the end: you would be lending money to a company.

Work that crosses 31 March should be approved as an **ongoing project** from the start. Then unspent money waits in the company's Unspent CSR Account instead of going to a fund of Schedule VII.

# Risks, in three lines
Name the three risks that you really fear, and what you do about each. "Volunteers leave: we train 46 and keep six in reserve." Do not list floods and pandemics to fill a table.

# Check before you send
- Each activity has a line, and each line an activity
- The sum is right, and the same on the first page
- Rates have a source: a quotation, a price list, last year's bill
- Someone owns each asset in the end, and pays for its upkeep
- Nothing in it is a gift to the corpus, or benefits only employees

# Sources
- Rule 7, overheads and assets: https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ and https://humanation.in/faqs (several sources agree)
- Ongoing projects: https://www.corporateprofessionals.com/regulatoryupdate/csr-rules-amended (several sources agree)
- Shares for measuring and instalments are our own practice, not law; the example is made up. All as of 21 Nov 2026.

# Quiz
? A budget line reads "Miscellaneous: ₹1,20,000". What do you make of it?
- It is fine below 10 % | We know of no such rule, and no reader likes the line.
+ Split it into lines with unit, number and rate | What you cannot name, you do not need.
- Call it administrative overhead | It would still say nothing.
- Add it to the salaries | That hides it, and makes two lines wrong.
? 25 volunteers get ₹1,200 a month for eight months. What is the line?
- ₹30,000 | That is one month.
- ₹2,00,000 | 25 × 1,000 × 8. The rate is ₹1,200.
- ₹3,00,000 | That would be ten months.
+ ₹2,40,000 | 25 × 1,200 × 8 = 2,40,000.
? Which way of payment is safest for an agency?
- All of it after the closing report | You would pay for the work of a year in advance.
+ Parts that come before the work, each tied to something that both can see | You never lend money to the company, and the company sees what it pays for.
- All of it at signing | Comfortable, but few companies agree, and it sets no milestones.
- Whenever bills arrive | Bills of goods do not follow your plan.
? What is the right place for the salary of the programme officer who visits the schools?
+ A line of the project, with the share of time | This person carries the project out.
- The company's 5 % overhead | That is the company's own administration.
- Nowhere: salaries may not be asked for | They may. They are what most work is made of.
- The line for books | A line must show what it pays for.
`,
);
