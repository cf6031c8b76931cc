import { readModule } from './course-text.rules.ts';

export const CSR_LAW_1 = readModule(
  'who-must-spend',
  `# Who must spend, and how much

When you ask a company for CSR money, you ask for money that a law makes it spend. If you know how the sum comes about, you know how much a company can give, when it decides, and why it asks the questions it asks.

# The three tests
Section 135 of the Companies Act, 2013 applies to a company that, in the **immediately preceding financial year**, met at least one of these:

| test | threshold |
|---|---|
| net worth | ₹500 crore or more |
| turnover | ₹1,000 crore or more |
| net profit | ₹5 crore or more |

One is enough. The test is made for **each company alone**, not for its group: a parent that passes does not bring its subsidiary in. A company that passed last year and fails this year is out this year, unless money is still waiting in its Unspent CSR Account (module 4).

The net profit test is the one you will meet most. Many companies with ₹5 to 10 crore of profit have never written a CSR policy, have no CSR team, and are glad of an agency that explains the duty plainly.

# Two per cent of what
The company must spend **at least 2 % of the average net profit of the three immediately preceding financial years**. If it is younger than that, the years that it has completed count. Net profit is computed under section 198 of the Act and rule 2(1)(h) of the CSR Rules; it is profit **before** tax.

## Example
Nirmal Castings Limited plans for the financial year 2026-27.

| year | net profit for this purpose |
|---|---|
| 2023-24 | ₹12,00,00,000 |
| 2024-25 | ₹9,00,00,000 |
| 2025-26 | ₹15,00,00,000 |
| **average** | **₹12,00,00,000** |

Two per cent of ₹12 crore is **₹24,00,000**. Two things change this figure:

- **Surplus is added.** Interest earned on CSR money, or the sale of what it paid for, belongs to CSR. If last year's project account earned ₹60,000, the sum is ₹24,60,000.
- **Set-off is taken away.** A company that spent more than it had to may set the excess off in the next three financial years, if its Board resolves so. If Nirmal spent ₹2,00,000 too much last year, it must spend ₹22,60,000 now. Surplus can never be used for set-off.

# Who decides
A CSR Committee of at least three directors, one of them independent where the company must have independent directors, recommends to the Board. **If the amount to spend is ₹50 lakh or less, no committee is needed** and the Board acts itself, unless the company has a balance in its Unspent CSR Account. So at Nirmal you talk to a director, not to a committee.

Each year the Board approves an **Annual Action Plan**: the list of projects, how they are carried out, how and when money flows, how work is monitored and reported, and how need and impact are assessed. The Board may change it during the year with reasons. A proposal that arrives with these five things already written is easy to put into the plan.

# What to do with this
1. Before you write to a company, look up its last three years of profit in its annual reports and work out the 2 %.
2. Ask for a part of it that makes sense. A first request for the whole sum is rarely granted.
3. Ask when the Board approves its plan. Many do it around the start of the financial year, in April; the law names no month.

# Where this is moving
As of 21 Nov 2026, the thresholds above are the law in force. The Corporate Laws (Amendment) Bill, 2026 (Bill 85 of 2026, introduced on 23 March 2026) would raise the net profit test from ₹5 crore to ₹10 crore, "or as prescribed". Stored notes, one source only, say that a joint committee of Parliament backed it on 3 August 2026 and that neither House had passed it. A private member's bill of December 2025 proposes the opposite: lower thresholds. Plan with the law in force, and check again before each financial year.

# Sources
- Companies Act, 2013, section 135, and MCA's answers to frequent questions, General Circular 14/2021: https://taxconcept.net/mca-roc/faqs-on-corporate-social-responsibility-csr/ (several sources agree)
- Companies (CSR Policy) Rules, 2014, rules 2, 3, 5 and 7: https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ (several sources agree)
- Bill 85 of 2026: https://www.taxtmi.com/acts?id=53684 (that it is a Bill: several sources; what became of it: one source)

# Quiz
? A company had a net profit of ₹6 crore, a turnover of ₹80 crore and a net worth of ₹40 crore last year. Does section 135 apply to it?
+ Yes: one of the three tests is enough | The net profit test of ₹5 crore is met, and one test is enough.
- No: it must meet two of the three tests | The law says "or": one test is enough.
- Only if its parent company passes too | The test is made for each company alone, not for its group.
- Only if its turnover reaches ₹1,000 crore | Turnover is one of three tests. The company meets another one.
? Net profits of the three preceding years are ₹4 crore, ₹8 crore and ₹6 crore. What is 2 % of the average?
- ₹36,00,000 | That is 2 % of the sum of the three years. Take the average first.
- ₹16,00,000 | That is 2 % of the best year only.
+ ₹12,00,000 | The average is ₹6 crore, and 2 % of it is ₹12 lakh.
- ₹6,00,000 | That is 1 %. The law asks for 2 %.
? The amount that a company must spend is ₹30 lakh, and its Unspent CSR Account is empty. Who decides about its projects?
- A CSR Committee of three directors, in every case | Up to ₹50 lakh no committee is needed, unless the Unspent CSR Account has a balance.
+ The Board itself | Up to ₹50 lakh the Board acts without a committee.
- The auditor | The auditor decides nothing here. The CFO certifies how money was used.
- The Ministry of Corporate Affairs | The Ministry does not approve projects. CSR is decided by the Board.
? Which profit does the 2 % refer to?
- Profit after tax of the current year | Neither is right: it is profit before tax, of the three preceding years.
- Profit after tax, averaged over three years | The years are right, but the profit is taken before tax.
- The dividend that was paid | Dividend plays no part in the sum.
+ Profit before tax under section 198, averaged over the three preceding years | With the changes of rule 2(1)(h).
`,
);
