import { readModule } from './course-text.rules.ts';

export const CSR_LAW_4 = readModule(
  'time-and-money',
  `# Time and money: ongoing projects and unspent amounts

In March your phone rings: can you use ₹15 lakh before the end of the month? This module explains why companies ask, and how to answer in a way that is good for both.

# The year ends on 31 March
CSR money that a company must spend in a financial year, and does not, has to go somewhere. Where, depends on the kind of project.

| the money was meant for | where unspent money goes | by when |
|---|---|---|
| an **ongoing project** | the company's own **Unspent CSR Account** for that year, at a scheduled bank | within 30 days of the year's end: **30 April** |
| anything else | a fund named in Schedule VII | within six months: **30 September** |

Money in the Unspent CSR Account must be spent on the project within **three financial years** from the transfer. What is then left goes to a Schedule VII fund within 30 days after the third year.

If the company misses this, it pays a penalty of twice the amount or ₹1 crore, whichever is less, and each officer in default one tenth of the amount or ₹2 lakh, whichever is less (section 135(7)). That explains the call in March.

# What an ongoing project is
A project that runs over **more than one financial year**, for **at most three financial years, not counting the one in which it began**. The Board may also turn a one-year project into an ongoing one by extending it, with reasons. So an ongoing project has up to four financial years: the first, and three more.

This is the most useful rule for an agency. Work that changes lives takes longer than a year. Propose it as an ongoing project **from the start**, with a budget for each year. Then money that is late does not have to be spent in haste in March. It waits in the account, for your project.

## Example
Vriksha Foundation and Nirmal Castings agree in August 2026 on watershed work.

| financial year | plan | spent |
|---|---|---|
| 2026-27 (begins) | ₹18,00,000 | ₹13,00,000 |
| 2027-28 | ₹24,00,000 | |
| 2028-29 | ₹20,00,000 | |
| 2029-30 (last possible) | ₹8,00,000 | |

The rain came late and ₹5,00,000 of the first year were not used. Because the Board approved the project as ongoing, the company moves ₹5,00,000 to its Unspent CSR Account by 30 April 2027 and spends it on this project by March 2030. Without that approval, the ₹5,00,000 would have gone to a Schedule VII fund by 30 September 2027, and the project would have lost them.

# Overheads: five per cent, of what and whose
Rule 7(1) limits **administrative overheads** to **5 % of the company's total CSR expenditure** of the year. Two mistakes are common:

1. The limit is on the **company's** general management of CSR: its CSR team, its office. It is not a rule about your budget. A company may still set a limit for its agencies in its own policy; ask.
2. What is needed to design, carry out, monitor and evaluate **a certain project** is a project cost. The teacher's salary in an education project is not overhead.

So do not hide your project manager in the line "miscellaneous". Show the person as what they are: 40 % of a project manager's time, at a monthly cost, for eleven months.

**Impact assessment** has a limit of its own. A company whose average obligation was ₹10 crore or more in the three preceding years must have an independent study made of projects with an outlay of ₹1 crore or more that were completed at least a year before. It may book the cost up to 2 % of its CSR spending or ₹50 lakh, whichever is **higher**.

# The call in March
A good answer has three parts: what we can do well by 31 March, what we can do if the Board approves it as ongoing, and what we will not do. A bad answer is yes to everything, and bills for goods that no village asked for.

# Where this is moving
Bill 85 of 2026 would give companies 90 instead of 30 days for the transfer to the Unspent CSR Account, and would change the penalty. As of 21 Nov 2026 we found no enactment. Use 30 April.

# Sources
- Unspent amounts: https://vinodkothari.com/tag/unspent-account/ and https://indiacsr.in/unspent-csr-account-purpose-and-provisions-explained (duties: several sources) and, for the penalty, the Act: https://taxmanagementindia.com/visitor/detail_act.asp?ID=39103
- Ongoing project: https://www.corporateprofessionals.com/regulatoryupdate/csr-rules-amended (several sources agree)
- Rule 7, overheads: https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ and https://humanation.in/faqs (several sources agree)
- Impact assessment, 2022: https://www.bizsolindia.com/mca-corporate-social-responsibility-policy-rules-2014-csr-has-been-amended-22-09-2022/ (several sources agree)

# Quiz
? A project is approved as ongoing and begins in November 2026. In which financial year must it end at the latest?
- 2026-27 | It may run over more than one year: that is what makes it ongoing.
- 2028-29 | The year in which it begins is not counted.
+ 2029-30 | 2026-27 is not counted, and then come three more.
- 2030-31 | Too late: three years after the one in which it began are the most.
? ₹4 lakh of a one-year project, not ongoing, are unspent on 31 March 2027. Where do they go?
- To the Unspent CSR Account by 30 April 2027 | That is for ongoing projects only.
+ To a fund of Schedule VII by 30 September 2027 | Within six months of the year's end.
- Back to the company's profit | Unspent CSR money cannot become profit.
- To the corpus of the agency | Corpus gifts are not CSR.
? The teacher of an education project costs ₹2,40,000 a year. What kind of cost is this?
- Administrative overhead of the company | Overheads are the general management of CSR in the company.
- Overhead of the agency, limited to 5 % by law | The law's 5 % is not a limit on an agency's project costs.
- Not allowed, because salaries are no CSR | Salaries that carry out a project are part of its cost.
+ A cost of the project | It carries out the project.
? In March a company offers ₹15 lakh that it must spend by the 31st. What is a good answer?
+ What we can do well by then, what needs the Board's approval as ongoing, and what we refuse | All three together are what a careful company wants to hear.
- Yes, and we send the bills later | Bills without work are what audits look for.
- No, never in March | Sometimes work that is ready can begin. Say what is possible.
- Yes, we put it into our corpus | Corpus gifts do not count as CSR.
`,
);
