import { readModule } from './course-text.rules.ts';

export const MONEY_1 = readModule(
  'papers',
  `# The papers that keep you eligible

An organisation can do wonderful work for ten years and lose a grant in a week, because one certificate had ended in March. This module is a map of the papers, their dates, and who looks after them.

# The list
| paper | what it is for | how long it lasts |
|---|---|---|
| registration as trust, society or section 8 company | that you exist | for good; changes must be filed |
| PAN | tax, bank, every form | for good |
| registration under section 12AB, now section **332** of the Income-tax Act, 2025 | your income is exempt under conditions | provisional 3 years, regular 5 |
| approval under section 80G, now section **354** | donors can deduct (section 133) | provisional 3 years, regular 5 |
| CSR registration number (form CSR-1) | companies may give you CSR money | no end is printed on it; keep its data current |
| Darpan ID | public portals, some ministries | no end |
| FCRA registration | money from abroad | 5 years; renewal with form FC-3C |
| GST registration | only if you must have one: ask your accountant | as long as you need it |

**Apply for renewal of 12AB and 80G six months before they end.** The forms were 10A and 10AB; under the Act of 2025 they are 104 and 105.

# Two sets of labels
From 1 April 2026 the Income-tax Act, 2025 is in force. Your certificates may still name the sections of 1961; forms and portals name the new ones; the CSR Rules that we read still name the old ones. Write a half page, "Our registrations", with both labels and the dates, and send it with each proposal:

> Registered non-profit organisation. Registration under section 12AB of the Income-tax Act, 1961 (now section 332 of the Act of 2025), valid from 1 April 2024 to 31 March 2029. Approval under section 80G (now section 354), same dates. CSR registration CSR00001234. PAN AAATJ0000A.

# The same name everywhere
A bank returned ₹6,00,000 because the agreement said "Jeevan Trust" and the account "Jeevan Charitable Trust". Check that the name is written alike, letter by letter, on deed, PAN, bank account, 12AB, 80G, CSR-1 and rubber stamp. If it is not, mend the paper that is easiest to change, and keep a note that explains the rest.

Numbers can be checked by their shape, too:

- **PAN**: five letters, four digits, one letter. The fourth letter says what you are: T trust, C company, A association.
- **CSR number**: CSR and eight digits.
- **GSTIN**: 15 characters; characters 3 to 12 are your PAN.
- **The number of 12AB or 80G**: 16 characters in the papers that we have seen, the first ten are your PAN.

# A calendar that two people see
Write every end date into a calendar with three reminders: 9 months, 6 months, 1 month. Two people must see it, because people leave. On Dayitva, the document vault reminds you 90, 60 and 30 days before a paper expires; that is your last line, not your first.

## Example
Sahyog Mahila Sanstha's 80G ends on 31 March 2028. It applies in September 2027, six months before. In November the officer asks for the accounts of three years and a list of activities. The Sanstha has them in the folder and answers in two days. The order comes in January. If it had applied in March, it would have signed the April agreement for ₹22,00,000 without a valid approval, and door d of rule 4(1) would have been closed.

# Board and minutes
Companies and banks ask for resolutions: who may sign the agreement, who operates the account. Keep a book of minutes in which each meeting has its date, who was there, what was decided. A resolution that is written in one go for three years is easy to recognise.

# Sources
- Validity and renewal: https://nplp.in/12a.html and https://goleassociates.com/understanding-80g-and-12ab-registration-for-charitable-trusts (several sources agree)
- Income-tax Act, 2025: https://taxsultant.com/?p=6443 and https://www.caclubindia.com/articles/charitable-trusts-under-the-income-tax-act-2025-55349.asp (several sources agree)
- CSR-1: https://gazettetracker.com/g/CG-DL-E-08072025-264453 (several sources agree)
- PAN and GSTIN: https://www.banex.in/classification-of-characters-in-pan-card/ and https://indiataxsim.com/tools/gstin (several sources agree); the number of 12AB and 80G: public records only
- FCRA renewal every five years, FC-3C: one source
- The examples are made up. As of 21 Nov 2026.

# Quiz
? Your registration under section 12AB ends on 31 March 2028. When do you apply for its renewal?
- In April 2028 | Then there is a gap.
- In March 2028 | Too late to be sure of an answer in time.
+ By the end of September 2027 | Six months before the end leave time for the questions of the officer.
- Whenever the company asks | It asks when it is too late.
? What is section 80G called in the Income-tax Act, 2025?
- Section 332 | That is the registration, formerly 12AB.
- Section 133 | That is the donor's deduction.
- It has the same number | The Act of 2025 has a new order.
+ Section 354 | Keep both labels on your papers.
? The PAN of your trust is AAATJ0000A. What does the fourth letter say?
+ That it belongs to a trust | T is a trust, C a company, A an association.
- That it is temporary | There is no such letter.
- The state | PAN has no letter for the state.
- Nothing | It says what kind of person holds it.
`,
);
