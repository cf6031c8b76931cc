import { readModule } from './course-text.rules.ts';

export const PROPOSAL_2 = readModule(
  'the-first-page',
  `# The first page

A CSR manager opens forty proposals in a week and gives most of them a minute. The first page decides. It is not an introduction to your organisation: it is the whole proposal, in small.

# Six lines
Write these six lines first, before anything else. If you cannot, the project is not ready.

1. **What** will be different, for how many people, where, by when.
2. **Why** it matters there: one figure with a source.
3. **How** you do it, in one sentence with verbs.
4. **What it costs**, in all, a year, and per person reached.
5. **Why you**: one thing you have done that is like this, with its result.
6. **What you ask**: the sum, the period, and the next step.

## Example
> **Reading rooms for 1,200 children in Satara**
> By March 2028, 1,200 children of classes 3 to 5 in 20 village schools of Jaoli taluka read a story of their level aloud, up from 31 in 100 today.
> Our own test of 412 children in July 2026 found that 31 in 100 could read a text of class 2.
> We set up 20 reading rooms, train 40 volunteers of the villages, and test each child three times a year.
> It costs ₹24,00,000 over 18 months: ₹16,00,000 in the first year, ₹2,000 per child.
> In Sangli we did the same in 12 schools from 2022 to 2024: from 28 to 64 in 100.
> We ask for ₹16,00,000 for the first year, and for a visit to a reading room in January.

That is about 130 words. A reader knows in thirty seconds if this is for the company.

# Words that help, words that do not
| instead of | write |
|---|---|
| holistic empowerment of the marginalised | 300 women earn ₹4,000 more a month |
| capacity building of stakeholders | we train 40 volunteers for six days |
| leveraging synergies with line departments | the school gives the room, we give books and training |
| a large number of beneficiaries | 1,200 children |
| we will strive to ensure | we |
| state-of-the-art | (nothing) |

Rules that always work: short sentences; verbs, not nouns made of verbs; numbers instead of adjectives; one idea in a paragraph; the most important thing first. Read it aloud. Where you run out of breath, put a full stop.

# Numbers that hold
Every number on the first page needs an answer to "how do you know". Write the source and the day beside it. If you counted yourself, say which people you asked and how many. A round number without a source, such as 10,000 lives touched, makes a careful reader doubt everything else.

Do not count anybody twice. If a child is in the reading room and gets a health check, that is one child. And divide honestly: ₹24,00,000 for 1,200 children is ₹2,000 per child, for the whole period, with salaries.

# What does not belong here
The history of the organisation, the message of the founder, the seventeen goals, the list of all awards. Put one paragraph about yourself on the last page, with registration numbers. The reader checks them later.

# Test your page
Give it to someone who knows nothing about the project. After one minute, take it away and ask:

- What will be different, for which people and where?
- What does it cost?
- What do they want from me?

If one answer is wrong, mend the page, not the person.

# Sources
- What a plan must contain: CSR Rules, rule 5(2), https://alutechpackaging.com/annual-action-plan/ (several sources agree)
- The example is made up, and so are its figures. Advice on words follows the plain English of public services, such as https://www.gov.uk/guidance/content-design/writing-for-gov-uk (not checked for this course)
- As of 21 Nov 2026.

# Quiz
? Which first sentence is best?
- Founded in 1994, our trust has touched countless lives. | It is about you, and nobody can check it.
- India faces a grave learning crisis. | True of many places, and of none in particular.
+ By March 2028, 1,200 children in 20 schools of Jaoli taluka read a text of their class aloud. | What, who, where, and by when.
- We humbly seek your kind support. | It asks before it says for what.
? A project costs ₹18,00,000 and reaches 900 women; 300 of them also get a loan. What is the cost per woman reached?
+ ₹2,000 | ₹18,00,000 for 900 women. Nobody is counted twice.
- ₹1,500 | That counts 1,200: the 300 twice.
- ₹6,000 | That divides by the 300 with a loan only.
- It cannot be said | Both figures are there.
? A reader cannot say after a minute what the proposal asks for. What do you do?
- Explain it in a call | You will not be there when it is read.
- Choose a reader with more experience | CSR managers have a minute, too.
- Add a page | Longer is not clearer.
+ Mend the page | Put the request where it is seen.
`,
);
