import { readModule } from './course-text.rules.ts';

export const EVIDENCE_1 = readModule(
  'what-changes',
  `# From work to change: outputs, outcomes, impact

"We trained 400 women." And then? The sentence says what you did. It does not say what is different. This module gives you the words for the difference, and a way to write down how one leads to the other.

# Five words
| word | question | example: sewing centres |
|---|---|---|
| **input** | what goes in | ₹18,00,000, 3 trainers, 40 machines |
| **activity** | what you do | courses of four months |
| **output** | what you deliver | 400 women complete the course |
| **outcome** | what changes for people | 220 of them earn ₹3,000 a month or more, a year later |
| **impact** | what changes in the long run, and because of you | households are less poor than they would be without the centres |

You control inputs and activities, answer for outputs, aim at outcomes, and contribute to impact. Most reports end at outputs, because they are easy to count. Companies increasingly ask for outcomes; the next module shows how to measure one.

# If this, then that
Write your project as a chain of "if ... then ... because".

> **If** 400 women complete a course of four months, **then** 300 can sew a blouse that a shop accepts, **because** the course ends with a test by a shopkeeper.
> **If** 300 can, **then** 220 earn ₹3,000 a month, **because** four shops in the town have promised to order, and 60 women will sew at home for neighbours.

Each "because" is an **assumption**. Look at the weakest one: the promise of four shops. If it is not true, the whole chain breaks, however well you train. So you visit the shops before you buy machines, and you count orders from the first month.

This is what people call a theory of change. It needs no diagram with forty arrows. Five sentences that a reader can doubt are better.

# Whose change is it
A woman in your course earns more. Was it you? Perhaps the new bus did it, or a good harvest. Three honest ways to speak:

1. **"After the course, 220 of 400 earned ₹3,000 or more."** A fact, no claim about the cause.
2. **"Of those who came, 55 in 100; of 100 women on the waiting list, 20."** A comparison. Better, if the two groups are alike.
3. **"The course caused it."** You need a study that is made for this question. Few projects need one, and few can pay for it.

Say the first, try for the second, and leave the third to an independent study. Some companies must have one made: where the average CSR obligation was ₹10 crore or more in the three preceding years, for projects with an outlay of ₹1 crore or more that were completed at least a year before.

## Example
Tantu Livelihood Collective wrote in its report: "400 beneficiaries impacted". A reader asked three questions: how many came to the end, how many earn, how do you know? Tantu had 380 certificates, and nothing more. It called 100 of the 380, chosen by lot; 84 answered; 41 earned with sewing, and 23 of these earned ₹3,000 or more. The next report said so: "Of 84 women we reached a year later, 23 earn ₹3,000 a month or more." The number is smaller and the company doubled its grant, because now it knew what to mend: orders.

# Do it now
1. Write your project as five lines: input, activity, output, outcome, impact.
2. Write two "if, then, because".
3. Mark the weakest "because". Write down how you will find out, this month, if it holds.

# Sources
- Impact assessment, rule 8(3) as amended in 2022: https://www.bizsolindia.com/mca-corporate-social-responsibility-policy-rules-2014-csr-has-been-amended-22-09-2022/ (several sources agree)
- Theory of change: Patricia Rogers, Theory of Change, UNICEF Methodological Briefs, Impact Evaluation No. 2, 2014: https://is.muni.cz/el/fss/podzim2024/GLCb2033/um/reading/UNICEF_Theory_of_change.txt
- Impact as one of six criteria of evaluation: OECD DAC, 2019, https://www.eartheval.org/news/six-oecd-dac-evaluation-criteria-adopted
- The examples are made up. As of 21 Nov 2026.

# Quiz
? "We built 12 toilets." What is this?
- An input | The money and the bricks are inputs.
+ An output | It is what you deliver. If they are used, that is an outcome.
- An outcome | An outcome would be that people use them.
- An impact | Fewer illnesses in the long run might be one.
? In "if 300 can sew, then 220 earn, because four shops have promised to order", what do you check first?
- The colour of the certificates | It changes nothing in the chain.
- The number of machines | It is important, but not the weakest link.
+ The promise of the shops | If this assumption fails, the chain breaks.
- Nothing, a theory need not be checked | Then it is only a wish.
? Which sentence can you defend after a course, without a special study?
+ Of 84 women we reached a year later, 23 earn ₹3,000 or more. | A fact, with its base.
- Our course lifted 400 families out of poverty. | You know neither the families nor the cause.
- The course caused an income of ₹3,000. | A cause needs a study that is made for it.
- All women are empowered. | Nobody can check it.
`,
);
