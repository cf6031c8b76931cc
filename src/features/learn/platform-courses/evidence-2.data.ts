import { readModule } from './course-text.rules.ts';

export const EVIDENCE_2 = readModule(
  'indicators',
  `# Indicators that can be counted

An indicator is a promise about how you will know. "Improved health" is no indicator: two people who look at the same village would come to two answers. This module shows how to write one that two strangers would count alike.

# Seven parts
| part | question | example |
|---|---|---|
| **who** | of which people | children of 6 to 35 months in eight villages |
| **what** | what is counted | who ate from four or more food groups on the day before |
| **unit** | number, share, amount | share of those asked |
| **how** | by which tool | the mother is asked, one page |
| **when** | how often | June 2026, June 2027 |
| **from** | where it begins | 18 in 100 (June 2026, 160 asked) |
| **to** | where it should be | 35 in 100 (June 2027) |

If one part is missing, people will fill it in to their own liking, a year later.

Many people use the word **SMART**: specific, measurable, achievable, relevant, with a time. The seven parts lead there. The test that matters is simpler: give the sheet to a colleague in another district. Would that colleague count the same number?

# Few, and of three kinds
Five to eight indicators are enough for a project of ₹20 to 50 lakh. More are collected badly and read by no one. Choose:

- two or three of **outputs**, each quarter: rooms open, people trained;
- two or three of **outcomes**, twice or three times in the project: children who read, women who earn;
- one of **quality**: dropouts, repairs, what people say;
- one of **cost**: rupees per person who reached the outcome.

Split each by what matters: girls and boys, hamlets, households with and without land. A total can rise while those who need it most are left behind.

# Traps
1. **Shares without a base.** "80 % improved" of how many? Of ten people, 80 % is eight.
2. **Counting attendance as people.** 12 meetings with 50 women are 600 attendances, and perhaps 70 women.
3. **A target that rewards the wrong thing.** If you count loans given, loans will be given, also to those who cannot repay. Count loans that are repaid on time.
4. **What the project itself reports about itself.** A volunteer who is paid by results should not test her own pupils.
5. **Changing the question.** If you ask "can you read?" first and test reading later, you have measured two things.

## Example
A company asks for "impact on livelihoods". Kheti Sahayog turns it into three indicators:

| indicator | from | to | how |
|---|---|---|---|
| share of 200 member farmers who sell through the collective | 0 | 120 of 200 by March 2028 | sales book |
| net income from onions per acre, median | ₹41,000 (2025-26, 60 farmers) | ₹50,000 (2027-28) | visits after harvest, bills |
| cost of the project per farmer who sells through the collective | | at most ₹9,000 | accounts |

Why the **median**? One farmer with twelve acres moves the average by thousands. Half of all farmers earn more than the median, half less; one large farm does not move it.

₹10,80,000 for 120 farmers are ₹9,000 each. If only 80 sell through the collective, it is ₹13,500, and both sides see it at once.

# Link to the seventeen goals
Companies like to name the Sustainable Development Goals. Name **one or two**, those to which an outcome belongs. Naming ten says that nobody has decided.

# Checklist for each indicator
- Two strangers would count the same
- It has a base: the number of people asked
- We know the value today, or know when we will measure it
- Someone is named who collects it, and it costs less than it is worth
- It can go down as well as up

# Sources
- SMART and logical frameworks: https://www.undeflessonslearned.org/2264-2/
- Results chain and indicators: https://danielrsoto.com/em-notes/evaluation-results-chain.html
- Monitoring and reporting as part of the Annual Action Plan: CSR Rules, rule 5(2), https://alutechpackaging.com/annual-action-plan/ (several sources agree)
- Numbers of indicators are our own practice; the example is made up. As of 21 Nov 2026.

# Quiz
? Which of these is an indicator that two strangers would count alike?
- Women are more confident | Each would look for something else.
- Health in the village improves | Which health, of whom, how much?
+ Share of the 120 members who kept their own bank book in March 2027, seen by the visitor | Who, what, when and how are given.
- Many trainings | How many, and of what?
? 24 meetings had 30 participants each. How many women did you reach?
- 720 | That is the number of attendances.
- 30 | Perhaps, if the same 30 came each time. You do not know.
+ It cannot be said without a list of names | Count persons, not seats.
- 54 | Adding meetings and women makes no sense.
? Incomes of five farmers are ₹20,000, ₹30,000, ₹40,000, ₹50,000 and ₹4,00,000. What is the median?
+ ₹40,000 | Two earn less, two earn more.
- ₹1,08,000 | That is the average, which one large farm has moved.
- ₹4,00,000 | That is the highest.
- ₹50,000 | It is the fourth of five.
? A loan project counts the number of loans given. What is the risk?
- None, it is easy to count | Easy to count, and easy to push.
- That the number is too low | A low number would be the smaller problem.
- That the auditor cannot check it | Loans are on paper.
+ Loans go also to people who cannot repay | Count loans that are repaid on time.
`,
);
