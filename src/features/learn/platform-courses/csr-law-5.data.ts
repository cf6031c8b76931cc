import { readModule } from './course-text.rules.ts';

export const CSR_LAW_5 = readModule(
  'reports-and-change',
  `# What the company must report, and where the law moves

Every figure that you send to a company ends in one of its reports. If you know these reports, you can send the right figures once, in the form in which they are needed.

# Three reports a year
| report | who makes it | what it asks of you |
|---|---|---|
| **Annual report on CSR**, Annexure II to the Board's report | the Board | project, Schedule VII item, place (state and district), amount, direct or through an agency, agency's name and CSR number |
| **CFO's certificate** | the chief financial officer, or the person responsible for finance | proof that the money was used as the Board approved |
| **Form CSR-2** | the company, to the Ministry | much of the first report again, and lists of projects with the agencies' CSR numbers |

For the CFO's certificate the company usually asks you for a **utilisation certificate**: a statement, often signed by your auditor, that shows what was received, what was spent on which head, and what is left. No rule that we know prescribes its form. Agree on the form when you sign, not in April.

# CSR-2 and its moving date
CSR-2 is an addendum to form AOC-4, but has been filed apart from it each year so far. For 2023-24 its last date moved twice, from 31 December 2024 to 31 March 2025 to **30 June 2025**. So take no date from last year's guide. We could not verify the date for later years.

CSR-2 asks, among other things, for the company's CIN, its net worth, turnover and profit, its committee, the link to its CSR page, impact assessments, set-off, the three-year average, the obligation, what was spent and unspent, and the lists of projects. One secondary source; check the form itself.

# What you deliver, and when
A calendar for an agency with one company, project year April to March:

| when | what |
|---|---|
| within 15 days of each quarter's end | progress: outputs against plan, money against budget, photographs with date and place |
| by 15 March | forecast: what will be unspent on 31 March, and why |
| by 20 April | utilisation certificate to 31 March, list of assets and who holds them |
| by 15 May | outcome data of the year, two stories with consent |
| within a month of the end | closing report |

The dates are our proposal, not law. The one in the middle matters most: **the forecast by 15 March** lets the company decide before 30 April what it moves to the Unspent CSR Account.

## Example
Jeevan Trust received ₹34,00,000 for 2026-27. Its table for the CFO fits on one page:

| head | budget | spent | left |
|---|---|---|---|
| health workers | ₹14,40,000 | ₹13,80,000 | ₹60,000 |
| medicines, tests | ₹9,00,000 | ₹9,00,000 | ₹0 |
| van: fuel, repair | ₹4,80,000 | ₹4,20,000 | ₹60,000 |
| monitoring, survey | ₹2,40,000 | ₹2,40,000 | ₹0 |
| project management | ₹1,40,000 | ₹1,40,000 | ₹0 |
| **total** | **₹32,00,000** | **₹30,80,000** | **₹1,20,000** |

₹2,00,000 of the ₹34,00,000 had no budget head. That is the first thing an auditor sees. Before April the trust must show the Board's approval for them, or return them. And ₹6,400 of interest on the project account are surplus: they must be shown too, because surplus is part of what the company must spend.

# How to follow a law that moves
1. Keep a list of the rules that you rely on, each with its source and the day on which you checked it.
2. Check it at four moments: before you sign, in March, when Parliament sits on a bill that touches you, and when a form is rejected.
3. Read the notification itself. A blog tells you that something changed; the Gazette tells you what.
4. Do not plan with a bill. It is a proposal until both Houses have passed it, the President has assented and its commencement is notified.

**As of 21 Nov 2026** the Corporate Laws (Amendment) Bill, 2026 is pending, as far as we could find. If it is enacted as introduced, the profit test rises to ₹10 crore, the 30 days become 90, the penalty changes, and the government can exempt classes of companies. Files on the internet that are named "Act, 2026" have turned out to be the Bill.

# Sources
- CSR Rules, rules 4(5) and 8 and Annexure II: https://www.taxtmi.com/acts?id=19039 and https://csdiveshgoyal.com/Blog/217/CSRAnnexure.aspx (several sources agree)
- Dates of CSR-2: https://taxguru.in/company-law/companies-accounts-amendment-rules-2025.html (several sources agree); its contents: https://legalupdates.in/mca-guidelines-for-filing-of-csr-2-form/ (one source)
- Surplus: rule 7(2), https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ (several sources agree)
- Bill 85 of 2026: https://gazettetracker.com/g/CG-DL-E-23032026-271201 (that it is a Bill: several sources)

# Quiz
? Who certifies that CSR money was used as the Board approved?
- The Registrar of Companies | The Registrar receives forms. He certifies no project.
+ The company's chief financial officer, or the person responsible for finance | Your utilisation certificate is what this rests on.
- The district collector | The government has no part in this certificate.
- The agency's director | You give the proof. The certificate is the company's.
? Why does a forecast of unspent money by mid-March help the company?
- The law demands it of the agency | The law does not. It is good practice.
- It lowers the 2 % | The obligation does not depend on it.
+ It can decide in time what to move to the Unspent CSR Account by 30 April | Without the forecast the money of an ongoing project may go to a Schedule VII fund.
- It replaces the utilisation certificate | That is still needed after 31 March.
? Interest of ₹6,400 was earned on a project account. What is true?
- It belongs to the agency | It comes from CSR money and is surplus.
- It may be used for set-off | Surplus is excluded from set-off.
- It need not be shown below ₹10,000 | We know of no such limit.
+ It is surplus, must be shown, and goes back into CSR | Rule 7(2) lets surplus go back into CSR only, and keeps it out of set-off.
? A newspaper writes that the profit test is now ₹10 crore. What do you do?
+ Look for the Act and the notification of its commencement before you change anything | A bill is no law.
- Change your plan at once | As of 21 Nov 2026 the bill is pending, as far as we could find.
- Ask the company to stop its project | Nothing follows for projects that run.
- Ignore it for ever | Laws do change. Check at the source.
`,
);
