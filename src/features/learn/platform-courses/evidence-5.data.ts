import { readModule } from './course-text.rules.ts';

export const EVIDENCE_5 = readModule(
  'telling-it',
  `# From data to a report that changes something

Data that lie in a folder help no one. This module shows how to turn them into three pages that a Board reads, and into one decision that a team takes.

# One message per picture
Before you draw, write the sentence that the picture should prove: "In 14 of 20 schools more children read than a year ago." Then choose the plainest form that shows it:

| you want to show | use |
|---|---|
| two or three numbers | a sentence, or a small table |
| before and after, in several places | two bars for each place, sorted |
| a change over months | one line |
| parts of a whole | one bar in parts, or a table; rarely a pie |
| many numbers to look up | a table, in the annex |

Begin axes of bars at zero. Write the number on the bar. Name the source, the date and the base under each picture: "n = 412 children, July 2026; 398, July 2027". Use no colour that carries meaning alone: some readers see no difference between red and green, and many print in grey.

# Is it a change at all
Two samples never give the same number, even when nothing changed. A rule of thumb for shares: with 100 answers each time, look twice at a difference of less than **14 points**; with 400 each time, of less than **7**. Smaller differences may be chance. Say so: "41 % and 46 %: with 141 answers we cannot say if this is a change."

## Example
Reading rooms, share of children who read a text of class 2:

| | July 2026 | July 2027 | change |
|---|---|---|---|
| all (412, 398 tested) | 31 % | 49 % | + 18 points |
| girls (205, 199) | 34 % | 54 % | + 20 points |
| boys (207, 199) | 28 % | 44 % | + 16 points |
| hamlets without a room (96, 94) | 29 % | 35 % | + 6 points |

What can be said: with about 400 tests each time, 18 points are more than chance. The hamlets without a room rose by 6 points, within what chance can do with 95 tests. So the rooms probably helped; children also grew a year older, and the schools may have changed. Girls against boys: a difference of 10 points in 2027, with 199 each, is at the edge (the rule gives about 10).

₹15,50,000 for 1,200 children are ₹1,292 per child. Per additional child who reads, if 18 in 100 of 1,200 are 216: about ₹7,200. Write both, and write how you reckoned. If you compare with the hamlets, 12 points remain, 144 children, about ₹10,800. Honest reports show both.

# Three pages
1. **What we promised, what is.** One table: indicator, from, target, now. Green words are not needed.
2. **What we learned.** Two things that worked, one that did not, and why you think so.
3. **What we change**, and what it costs. With a request, if there is one.

Annex: method, questionnaire, accounts, list of places. Put the date on each page.

# The six questions of an evaluator
Independent evaluators often use six criteria, which the OECD's Development Assistance Committee last revised in 2019:

| criterion | its question |
|---|---|
| relevance | is it doing the right things? |
| coherence | how well does it fit with what others do? |
| effectiveness | does it reach its objectives? |
| efficiency | how well are means used? |
| impact | what difference does it make? |
| sustainability | will the benefits last? |

Answer them in two lines each, before others do. If the company must have an impact assessment made (average obligation of ₹10 crore or more, projects of ₹1 crore or more, completed a year before), the study must be **independent**: you help with data, you do not write it.

# The meeting
Send the three pages a week before. In the meeting, do not read them aloud. Ask one question: "The hamlets without a room are behind. Do we open four rooms for ₹1,10,000, or deepen the sixteen?" A report that ends in a decision is read next time.

# Sources
- OECD DAC criteria: https://www.eartheval.org/news/six-oecd-dac-evaluation-criteria-adopted and https://www.betterevaluation.org/tools-resources/oecd-dac-principles-for-evaluation-development-assistance
- Impact assessment: https://www.bizsolindia.com/mca-corporate-social-responsibility-policy-rules-2014-csr-has-been-amended-22-09-2022/ (several sources agree)
- Rule of thumb for differences: 1.96 × √(2 × 0.5 × 0.5 ÷ n), the usual formula for two shares; 13.9 points for n = 100, 6.9 for n = 400
- The example is made up. As of 21 Nov 2026.

# Quiz
? 42 % of 100 people in 2026 and 48 % of 100 others in 2027. What do you write?
- A rise of 14 % | 6 points, and relative numbers make it look larger.
- A success | With 100 answers, 6 points may be chance.
+ 42 and 48 %; with 100 answers each we cannot say if this is a change | Below 14 points, look twice.
- Nothing | The numbers may be shown, with this remark.
? Where should the axis of a bar chart begin?
+ At zero | The length of the bar is what the eye compares.
- At the smallest value | Then small differences look huge.
- At the target | Then most bars disappear.
- Anywhere, if it looks good | It would mislead.
? Who writes an impact assessment that a company must have made by law?
- The implementing agency | It gives data. It would be judging itself.
- The company's CSR manager | The company would be judging itself.
+ An independent agency | The rule asks for an independent agency: neither side may judge its own work.
- The auditor of the agency | Its task is the accounts.
? What should a report to the Board end with?
- Thanks to everybody | Friendly, but no reason to read to the end.
- A list of all activities | It belongs in the annex.
- Photographs | One or two help, further up.
+ A decision that the Board can take | A report that ends in a decision is read the next time.
`,
);
