import { readModule } from './course-text.rules.ts';

export const EVIDENCE_3 = readModule(
  'baseline',
  `# The baseline

A baseline is the value of your indicators **before** the work begins. Without one you can describe what is, but not what changed. It is the one part of measuring that cannot be made up for later.

# When and how much
Measure in the weeks before the first activity. If you have begun already, measure now and say so; it is then the value after three months, and still better than nothing.

For a project of ₹15 to 50 lakh, set aside ₹40,000 to ₹1,50,000 for a baseline of two to four weeks. If that seems much: it is often the only figure of the first year that a company will quote.

# How many people to ask
You rarely need to ask all. With a sample that is **drawn by lot**, a few hundred answers say a lot about thousands. For a share, with 95 % confidence:

| people in all | to be right within 5 points | within 10 points |
|---|---|---|
| 200 | 132 | 66 |
| 500 | 218 | 81 |
| 1,000 | 278 | 88 |
| 5,000 | 357 | 95 |
| very many | 385 | 97 |

It comes from Cochran's formula with the cautious assumption of 50 %: 1.96² × 0.5 × 0.5 ÷ 0.05² = 384.16, made smaller for small populations. "Within 5 points" means: if 40 % of your sample say yes, the share among all is between 35 and 45 %, in 95 of 100 such samples.

Three warnings:

- **Villages instead of people.** If you draw 10 villages and ask 20 people in each, those 20 resemble one another. You know less than from 200 people drawn one by one. Multiply the number by about 1.5 to 2, or ask fewer people in more villages.
- **Groups.** If you want to say something about girls alone, you need enough girls in the sample.
- **No answer.** If you need 218 and expect that one in ten is away, draw 245.

If you have fewer than 150 people, ask all.

# Drawing by lot
Make the full list, number it, and use random numbers: a spreadsheet's RAND, or numbers from a hat, with a witness. Or take every tenth name from a start that was drawn. Who was drawn and is away is visited twice more, and **not replaced by the neighbour who happens to be at home**: people who are at home differ from those who are not.

# The questionnaire
- One page, at most fifteen questions. Each serves an indicator, or goes.
- Use questions that large surveys have tried, so that you can compare.
- Ask about days, not habits: "what did you eat yesterday?" rather than "do you eat well?"
- Translate it, and let another person translate it back.
- Try it on ten people who are not in the sample. Mend it. Try again.

## Example
Swasth Gaon works with 1,000 households in nine villages. It wants to know, within 10 points, in how many of them drinking water is kept covered. From the table: 88. The team draws in each village, so it takes 88 × 1.7, about 150 households, 17 in each village.

Result in June 2026: **141 answered; in 58 of them (41 %) the water was covered**, as seen by the visitor. Six enumerators worked three days at ₹600, that is ₹10,800; travel ₹7,200; prints ₹1,500; a day of training ₹3,600. Total ₹23,100.

The report says: "41 % of 141 households in June 2026, within about 10 points." It does not say 41.13 %.

# Consent and care
Say who you are, what it is for, that they may refuse, and that nothing depends on the answer. For children, ask the parents. Keep names apart from answers; a number links the two. Delete the list of names when the project ends, unless you said otherwise. The Digital Personal Data Protection Act, 2023 asks for consent of the parents for data of children; most of its duties begin in mid-May 2027.

# Sources
- Sample size: Cochran's formula with correction for small populations, https://www.monitoringevaluationstudio.com/tools-resources/sample-size (the table was computed with it)
- Design effect of villages: a formula of household surveys with it, https://ksdb.org/download/download_excel?pid=dr-27-3-117&tid=T1 ; the factor of 1.5 to 2 is a rule of thumb
- Data of children and dates of the DPDP Rules: https://www.ndtvprofit.com/business/govt-notifies-digital-personal-data-protection-rules-staggered-rollout-begins-data-protection-board-to-be-set-up (several sources agree)
- The example is made up. As of 21 Nov 2026.

# Quiz
? 1,000 people, a share within 5 points, drawn one by one. How many answers do you need?
- 50 | That is 5 % of the people, and not what the formula says.
+ 278 | The table has it: 1,000 people, within 5 points.
- 385 | That is for a very large population.
- 1,000 | Asking all is not necessary.
? A drawn household is away. What do the enumerators do?
- Ask the neighbours instead | People at home differ from people who are away.
- Take the next house in the lane | That is the same mistake.
+ Come back twice more, then note "not reached" | A replaced household makes the sample one of people who are at home.
- Fill in what the neighbours say about it | That is hearsay.
? You want to compare June 2026 with June 2027. What must stay the same?
+ The question, the way of asking and the people it is about | Otherwise you measure the change of your method.
- The enumerators | It helps, but good training can replace it.
- The colour of the paper | No.
- The number of answers, to the last one | It may differ a little.
? The project began four months ago without a baseline. What now?
- Ask people what it was like before and call it the baseline | Memory is a weak tool. You may ask, but say what it is.
- Leave it | You can still see change from now on.
- Use the national average | It says nothing about your villages.
+ Measure now, and call it the value after four months | A later value is honest, and from there you can still see change.
`,
);
