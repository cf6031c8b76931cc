import { readModule } from './course-text.rules.ts';

export const MONEY_2 = readModule(
  'books',
  `# Books, bills and the bank

Auditors do not ask if you are honest. They ask if you can show it. This module is about the everyday habits with which you can.

# One project, one trail
For each rupee of a project you should be able to walk in both directions:

**agreement → budget line → approval → bill → payment → bank statement → ledger → report**

Pick a payment at random and try. If you need more than five minutes, something is missing.

| step | paper | common gap |
|---|---|---|
| need | request, signed by who needs it | bought first, asked later |
| choice | quotations; three above a limit that your Board sets | three quotations from one family |
| approval | who may approve up to which sum | one person asks, approves and pays |
| delivery | goods received note, stock book | nothing says that it arrived |
| bill | in the organisation's name, with date, number, PAN or GSTIN | a slip "for taxi, 4,500" |
| payment | bank transfer | cash |

# Separate account, separate code
Some companies ask for a bank account of the project alone. Even if they do not, open one, or use a code for each project in the ledger: every entry has the project and the budget line. Then a report is a filter and not a weekend. A separate account also shows the interest, and that is **surplus**: it belongs to CSR and must be reported.

Foreign contribution always has its own account and its own books. It may come in only through your FCRA account at the New Delhi Main Branch of the State Bank of India.

# Cash
Keep it small. Under the Income-tax Act, 1961, payments of more than **₹10,000 in cash to one person on one day** do not count as application of income of a charitable trust (section 40A(3), applied to trusts since 2018). Sections have new numbers in the Act of 2025; ask your accountant for today's, and keep the limit.

A petty cash box, such as ₹5,000, with a book that is added up and signed each week, is enough for most offices. Count it with a second person, unannounced, once a month.

# Three people
The one who **asks** for a purchase, the one who **approves** it, and the one who **pays** should be three. In a team of four this is possible: the programme officer asks, the director approves, the accountant pays, and a Board member signs above ₹50,000. If it is not possible, let the Board look at all payments once a quarter.

## Example
The ledger of Vriksha Foundation for November:

| date | what | line | ₹ | bill | bank |
|---|---|---|---|---|---|
| 3 Nov | saplings, 4,000 at ₹22 | plants | 88,000 | GN/1187 | 5 Nov |
| 7 Nov | wages, 14 people, 6 days at ₹400 | digging | 33,600 | muster roll 11 | 8 Nov |
| 18 Nov | diesel for the pump | water | 6,300 | HP/55120 | 18 Nov |
| 30 Nov | interest | surplus | + 410 | | 30 Nov |

Wages are checked with the muster roll: 14 × 6 × 400 = 33,600. Each of the 14 signed, and was paid into an account. Saplings: the nursery's note says 4,000, the survival count of January will say how many live. Two papers that were made for different reasons and agree are the best proof there is.

# How long to keep them
Rule 17AA of the Income-tax Rules, 1962, in force since 10 August 2022, lists the books that charitable organisations keep, among them records of projects, of income, of application of income and of contributions. They are kept **for ten years from the end of the relevant assessment year**, at the registered office or another place that the management has decided on and notified. We could not verify which rule takes its place under the Act of 2025. Keep ten years.

Scan bills when they arrive: thermal paper is white after a year.

# Sources
- Rule 17AA, Notification 94/2022 of 10 August 2022: https://cainindia.org/news/8_2022/notification_no_942022_central_board_of_direct_taxes.html and https://www.taxcorner.co.in/2022/08/cbdt-notifies-maintenance-of-books-of-accounts-and-other-documents-for-trust-or-ngo-under-new-rule-17aa.html (several sources agree)
- Cash above ₹10,000: https://www.incometaxquery.com/mobile_site/40a(3)/charitabletrustsand40a(3).html (several sources agree)
- FCRA account: https://www.azbpartners.com/bank/foreign-contribution-regulation-act-2010-requirement-of-designated-fcra-account/ (several sources agree)
- Surplus, rule 7(2): https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ (several sources agree)
- The rest is practice, not law; the example is made up. As of 21 Nov 2026.

# Quiz
? A programme officer asks for a purchase, approves it and pays it. What is wrong?
- Nothing, if the bill is there | The bill shows what was paid, not that it was needed.
+ One person does what should be done by three | It protects the officer, too.
- It should be done by a volunteer | That would be worse.
- The payment should be in cash | It should be by bank.
? Wages: 12 people, 5 days, ₹450 a day. What should the bank show?
- ₹22,500 | That is ten people.
- ₹5,400 | That is one day.
+ ₹27,000 | 12 × 5 × 450 = 27,000.
- ₹2,700 | One place too few.
? How long did rule 17AA ask for books to be kept?
- Three years from the payment | No.
- Until the project's report is accepted | The duty is to the tax authority, too.
- Five years | It is twice that.
+ Ten years from the end of the relevant assessment year | We found no shorter period since.
? A project account earned ₹410 of interest. Where does it go?
+ Into the ledger as surplus, and into the report | It belongs to CSR.
- To the staff's tea | It is not yours to spend.
- Nowhere below ₹500 | We know of no such limit.
- Into the corpus | CSR money cannot become corpus.
`,
);
