import { readModule } from './course-text.rules.ts';

export const MONEY_4 = readModule(
  'reports-and-audit',
  `# Utilisation certificate, statements and audit

At the end of a year three people look at your figures: the company's CFO, your auditor, and the tax authority. They ask for different papers, made from the same ledger. If the three agree, you sleep well.

# What each needs
| reader | paper | from |
|---|---|---|
| company's CFO | utilisation certificate with bills on demand; list of assets | project ledger |
| company's Board | progress and outcome against plan | registers, surveys |
| your auditor | books of the whole organisation, vouchers, bank, minutes | all ledgers |
| tax authority | return, audit report, statement of donations | audited accounts |

The CFO, or the person responsible for finance, certifies to the Board that the money was used **for the purposes and in the manner that the Board approved**. Your certificate is what this rests on.

# The utilisation certificate
No rule that we know gives its form. Agree on one with the company when you sign. A good one has, on one page:

1. name, registration numbers, CSR number, the agreement and its date
2. period
3. received: opening balance, instalments with dates, interest
4. spent, by budget line, beside the budget
5. balance, where it is held, and what becomes of it
6. a sentence that the money was used for the approved purpose only
7. signatures of the organisation, and of a chartered accountant if agreed, with date and place

## Example
| | ₹ |
|---|---|
| balance on 1 April 2026 | 0 |
| received 14 April and 2 October 2026 | 30,60,000 |
| interest | 6,400 |
| **to be accounted for** | **30,66,400** |
| spent, as in the lines below | 30,53,550 |
| **balance on 31 March 2027** | **12,850** |
| of which interest (surplus) | 6,400 |
| of which unspent grant | 6,450 |

Balance = the bank's statement of the project account on 31 March, less cheques that were not yet cashed. If it is not, find out before you sign. A difference of ₹100 that you explain is better than none that you invented.

# Statement of donations
Under the Income-tax Act, 1961, an organisation with 80G approval reports the year's donations in form **10BD**, and gives each donor a certificate in form **10BE**, both **by 31 May** after the year. A delay costs ₹200 a day; not filing at all, a penalty of ₹10,000 to ₹1,00,000; and the donor cannot deduct. The Act of 2025, in force since 1 April 2026, has given forms new numbers. We verified those of 10A and 10AB (now 104 and 105), not that of 10BD. Ask your accountant which form applies to the year in question.

For a company: money that it spends to meet its CSR duty is a matter of its own tax adviser. Do not promise a deduction in a proposal.

# When the auditor comes
Make it easy, and it becomes cheaper:

- Bank reconciliation of each month, signed
- Vouchers in order, with the project's code on each
- Register of assets: what, when, price, where, in whose name, with a sticker on the thing
- Advances: a list, none older than the year
- Minutes in which the accounts and the larger purchases were approved
- Last year's remarks, and what you did about each

Give the auditor a table, a key and a person. And when a remark is right, say thank you and mend it. A company that reads a clean report with a small remark trusts it more than one that is too perfect.

# When something went wrong
Money missing, a bill forged, a partner gone: tell the company **within days**, with what you know, what you do not, and what you have done. Put it in writing. Organisations survive a loss of ₹80,000 that they reported themselves. They rarely survive ₹8,000 that others found.

# Sources
- CFO's certificate, rule 4(5): https://www.taxtmi.com/acts?id=19039 and https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021 (several sources agree)
- Forms 10BD and 10BE: https://incometaxmanagement.in/?p=2652 and https://caclubindia.com/articles/form-10bd-51870.asp (several sources agree, for the Act of 1961)
- Income-tax Act, 2025, forms 104 and 105: https://www.caclubindia.com/articles/charitable-trusts-under-the-income-tax-act-2025-55349.asp (several sources agree)
- Form of the certificate and the example: practice, not law. As of 21 Nov 2026.

# Quiz
? Received ₹20,00,000, interest ₹4,000, spent ₹19,70,000. What is the balance?
- ₹30,000 | The interest is missing.
+ ₹34,000 | 20,00,000 + 4,000 − 19,70,000.
- ₹26,000 | Interest is added, not taken away.
- ₹4,000 | That is the interest alone.
? By when was form 10BD for a financial year to be filed under the Act of 1961?
- 31 March of the same year | The year must be over first.
- 30 April | That is a date for unspent CSR money.
- 30 September | That is another date for unspent CSR money.
+ 31 May after the year | For years under the Act of 2025, ask for the form's new number.
? A register of assets lists a laptop of ₹48,000 that nobody finds. What do you do?
- Take it off the list | Then the list is false.
- Buy another one of the same kind | The number on it would be another.
+ Write down what is known, tell the Board, and the company if it paid for it | A loss that you report yourself is an accident; one that others find is a suspicion.
- Wait for the next audit | It gets harder to find out.
? Who gives the certificate that CSR money was used as the Board approved?
+ The company's CFO, or the person responsible for finance | It rests on your papers.
- The bank | It shows payments, not purposes.
- The Registrar of Companies | The Registrar receives forms.
- Your accountant | Your accountant's certificate is a basis for it.
`,
);
