import { readModule } from './course-text.rules.ts';

export const MONEY_5 = readModule(
  'people-and-trust',
  `# People, policies and public trust

Most money is lost not by crime but by habits: a relative is hired, a motorcycle is used on Sundays, a price is paid that no one compared. This module is about a few written rules, short enough to be read, and about showing your accounts.

# Six policies of one page each
| policy | its most important sentence |
|---|---|
| purchases | above ₹25,000 three written quotations, opened by two people; never from a relative without the Board's consent |
| conflicts of interest | who has an interest says so before the talk, and leaves the room for the decision; it is minuted |
| travel and advances | real cost with bills, up to these limits; advances are settled within 30 days |
| assets and vehicles | a log book; private use is forbidden, or is paid for at ₹9 a kilometre |
| complaints | anyone can complain to this person, also without a name; no one is punished for it |
| children and people at risk | two adults are always present; pictures need consent; a named person hears reports |

The amounts are examples; your Board sets its own. A policy that staff cannot explain in two sentences is too long.

# Relatives and friends
In a small town everyone is a cousin of someone. That is no crime. What matters is that it is **said, minuted and priced**:

> Minutes of 12 June 2026. The Board considered three offers for the hall: ₹1,900, ₹2,400 and ₹2,500 a day. The first is owned by the brother of Ms Kamble, who left the room. The Board chose the first as the cheapest.

The law on charitable tax exemption looks closely at benefits to founders, trustees and their relatives: the books under rule 17AA include a record of such persons. When in doubt, ask the auditor **before**.

# Salaries
Pay what the work is worth, in writing, into a bank account. Have a letter of appointment for each person, a list of who earns what, decided by the Board, and a record of time where a person works for two projects. The same 100 % cannot be charged to two companies. A sheet such as this is enough:

| person | project A | project B | office | total |
|---|---|---|---|---|
| accountant | 40 % | 40 % | 20 % | 100 % |
| director | 15 % | 10 % | 75 % | 100 % |

## Example
The accountant of Jeevan Trust earns ₹30,000 a month. Project A pays 40 %: ₹12,000 a month, ₹1,44,000 a year. Project B the same. The office bears ₹72,000 a year. Together ₹3,60,000: the sum is right, and each company can see it. An auditor who finds 40 % and 70 % in two reports has found a reason to read everything.

# Show your accounts
Public trust grows when people need not ask. Put on your website, and on your profile here:

- audited accounts of three years, each as one PDF
- annual reports
- names of the Board, and what is paid to its members, also if it is nothing
- registrations with their dates
- a page "what did not work"

It costs a day a year. Companies read it before they call; many never say so.

# Data of people
Lists of beneficiaries are personal data. The Digital Personal Data Protection Act, 2023 and its Rules of 2025 give people rights to know, correct and erase, and ask for safeguards. Most duties begin in **mid-May 2027**. A breach must then be told to the people concerned without delay, and to the Data Protection Board, with details within 72 hours. Begin with three things: know where lists are, lock them, delete what is old.

# A yearly hour
Once a year, on a fixed day, the Board asks four questions and minutes the answers:

1. What could we not explain to a newspaper?
2. Which single person could empty an account, and what stops them?
3. Which paper ends within the next twelve months?
4. What did we learn from complaints? If there were none: does anybody know how to complain?

# Sources
- Rule 17AA, records of specified persons: https://abcaus.in/income-tax/rule-17aa-books-documents-kept-charitable-trusts-other-institution.html/amp (several sources agree)
- Digital Personal Data Protection Rules, 2025: dates https://www.barandbench.com/news/centre-notifies-digital-personal-data-protection-rules-2025-how-different-are-they-from-the-draft-rules ; breaches https://www.ndtvprofit.com/business/govt-notifies-digital-personal-data-protection-rules-staggered-rollout-begins-data-protection-board-to-be-set-up (several sources agree)
- Policies, amounts and examples: practice, not law. As of 21 Nov 2026.

# Quiz
? The brother of a Board member makes the cheapest offer of three. What is right?
- Refuse it, because he is a relative | The law does not ask for this, and it costs more.
- Accept it and say nothing | Silence is what makes it wrong.
+ She says so, leaves the room, and the decision is minuted with the offers | An interest is no fault. Hiding it is.
- Let her decide, because she knows him | She has an interest in it.
? A person is charged 60 % to project A and 55 % to project B. What is wrong?
- Nothing, if both companies agree | No one can work 115 %.
- It must be exactly 50 % each | Any share is fine, if it is real.
- Salaries may not be shared | They may.
+ Together it is more than 100 % | An auditor would now read everything.
? When do most duties of the Digital Personal Data Protection Rules, 2025 begin?
+ Mid-May 2027 | 18 months after publication.
- They began in November 2025 | Only some rules began at once.
- Never, for NGOs | We know of no such general exception.
- In April 2026 | That is the Income-tax Act, 2025.
? There were no complaints last year. What should the Board ask?
- Nothing | No complaints can have two reasons.
+ Does anybody know how to complain? | No complaint may mean that all is well, or that nobody knows the way.
- Who stopped them? | Perhaps nobody did. Begin with the other question.
- To close the box | It costs nothing to keep.
`,
);
