import { readModule } from './course-text.rules.ts';

export const PROPOSAL_5 = readModule(
  'after-you-send',
  `# After you send it

A good proposal is answered with questions. This module is about the weeks between sending and signing: the papers, the visit, the changes, and the no.

# The papers, ready before they are asked for
A company must be satisfied that you may implement. It will ask for the same papers as every other. Have them in one folder, current, as PDF:

| paper | check |
|---|---|
| registration: trust deed, society or section 8 certificate | the name is written the same on all papers |
| PAN | the fourth letter fits: T for a trust, C for a company |
| 12A and 80G, or their forms under the Income-tax Act, 2025 | valid beyond the end of the project |
| CSR registration number (CSR-1) | \`CSR\` and eight digits |
| audited accounts of three years | signed, with the auditor's report |
| annual reports of three years | show similar work |
| list of the board | with occupations, and who is a relative of another member |
| Darpan ID, FCRA registration | if you have them |
| policies: child protection, harassment at work, purchasing | dated, signed, known to the staff |
| cancelled cheque of the project's bank account | in the organisation's name |

Provisional registration is valid for three years, regular registration for five. Apply for renewal **six months before the end**. Put the date in a calendar that more than one person sees.

# Questions about money from abroad
If the company is a "foreign source" in the sense of the Foreign Contribution (Regulation) Act, its money is foreign contribution, even in rupees. You then need FCRA registration, and the money may arrive only in your FCRA account at the New Delhi Main Branch of the State Bank of India. Ask the company in writing. If nobody can answer, ask a chartered accountant before you accept.

# The visit
The visit decides more than the paper. Prepare it like this:

- Show **work as it is on an ordinary day**. Do not decorate.
- Let people who take part speak, without you in the room for some of the time.
- Have the register, the bank book and three bills at hand. A visitor will ask.
- Show one thing that went wrong and what you changed.
- No garlands for the guests, no children who sing for an hour.

# When they want changes
A request such as "the same for ₹10 lakh, and one more district" is a beginning, not an order. Answer with a table:

| | asked by you | possible for ₹10,00,000 |
|---|---|---|
| schools | 20 | 13 |
| children | 1,200 | 780 |
| tests | 3 | 3 |
| districts | 1 | 1 |

Cut **quantity, not quality**. If you drop the tests, nobody will ever know if it worked. And do not accept work that you cannot do: you will be asked about it in public.

Some wishes you must refuse: money for the company's own event, work for the employees' families only, a bill that is higher than the cost, or paying part back. Say no in a friendly sentence, and write it down for yourself.

# The agreement
Before money flows, both sign a memorandum of understanding. It should say:

1. purpose, place, people, period, Schedule VII item
2. sum, instalments, and what each depends on
3. what happens with unspent money on 31 March, and with interest
4. reports: which, when, in which form; the form of the utilisation certificate
5. who holds the assets
6. use of names, logos and pictures; data and consent
7. how to change it, how to end it, how to settle a quarrel

# The no
Most answers are no. Thank them, and ask **one** question: what would have made it a yes? Write the answer down with the date. After ten of them you have a better proposal than any course can give you. Write again next January, if the reason has gone.

## Example
Vriksha Foundation keeps a table of 34 letters: 19 without an answer, 9 no, 4 visits, 2 agreements for ₹31,00,000 together. Six of the nine "no" said "not our district". Next year the foundation writes 14 letters, all to companies with a plant nearby, and spends the saved weeks on visits.

# Sources
- Rule 4(1), who may implement: https://cabkgoyal.com/?p=44067 (several sources agree)
- Validity of registrations: https://nplp.in/12a.html and https://goleassociates.com/understanding-80g-and-12ab-registration-for-charitable-trusts (several sources agree)
- FCRA account: https://www.azbpartners.com/bank/foreign-contribution-regulation-act-2010-requirement-of-designated-fcra-account/ (several sources agree)
- PAN letters: https://www.banex.in/classification-of-characters-in-pan-card/ (several sources agree)
- The rest is practice, not law; the examples are made up. All as of 21 Nov 2026.

# Quiz
? Your 80G approval ends in 14 months, the project in 20. What do you do?
- Wait until the company notices | It will notice, at the worst time.
+ Tell the company, and apply for renewal six months before the end | A date that is announced is no problem.
- Ask for the money within 14 months | The project would be worse for it.
- Apply only after it has ended | Then there is a gap in which you may not implement.
? A company asks for the same project with 40 % less money. What do you offer?
- The same, with unpaid staff | It will not last until March.
- The same, without measuring | Then nobody will know if it worked.
- Nothing: you end the talk | A smaller project may be a good start.
+ Less quantity of the same quality, shown in a table | Quality is what your name rests on, and quantity can grow later.
? An Indian company that belongs to a foreign parent offers ₹20 lakh. What must you find out first?
+ Is it a foreign source under the FCRA? | If it is, you need FCRA registration and the right account.
- Its share price | It plays no part.
- If the money comes in dollars | Money in rupees can be foreign contribution too.
- Nothing | You would risk your registration.
? What is the best question after a no?
- Can you reconsider? | The decision is made.
- Who received the money? | It sounds like a complaint, and helps little.
+ What would have made it a yes? | The answer helps your next proposal. Write it down with the date.
- May we send it again tomorrow? | Nothing would have changed.
`,
);
