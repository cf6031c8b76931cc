import { readModule } from './course-text.rules.ts';

export const MONEY_3 = readModule(
  'budget-control',
  `# Staying on budget

A budget is a forecast, and forecasts are wrong. Control means that you know it in June and not in March, and that the company hears it from you.

# One table, each month
| line | budget of the year | should be spent by now | spent | promised | left |
|---|---|---|---|---|---|
| health workers | ₹14,40,000 | ₹7,20,000 | ₹6,90,000 | ₹1,20,000 | ₹6,30,000 |
| medicines | ₹9,00,000 | ₹4,50,000 | ₹6,10,000 | ₹80,000 | ₹2,10,000 |
| van | ₹4,80,000 | ₹2,40,000 | ₹1,70,000 | ₹0 | ₹3,10,000 |
| monitoring | ₹2,40,000 | ₹60,000 | ₹40,000 | ₹90,000 | ₹1,10,000 |
| **total** | **₹30,60,000** | **₹14,70,000** | **₹15,10,000** | **₹2,90,000** | **₹12,60,000** |

**Promised** is the column that is usually missing: what you have ordered and not yet paid. Without it, a line looks healthy until the bills arrive. Left = budget − spent − promised.

"Should be spent by now" follows your plan and not the calendar: monitoring has its surveys in the second half.

# Reading it
- **Total**: ₹40,000 above plan. On its own, no alarm.
- **Medicines**: ₹1,60,000 above plan, and ₹2,10,000 left for six months. At this pace it is empty in two months. Why? More patients, higher prices, or waste? The answer decides what you do.
- **Van**: ₹70,000 below. Fewer trips? Then who was not reached?

A difference of more than **10 % or ₹25,000** on a line gets a sentence: reason, consequence, what we do. Agree on the limit with the company; it is custom, not law.

# Moving money between lines
Agreements usually allow small moves, such as 10 % of a line, and ask for consent above. If yours says nothing, **ask in writing before you spend**:

> Medicines cost more, because patients rose from 1,100 to 1,450 a month. We ask to move ₹1,50,000 from "van" (fewer trips since the camp has a fixed day) to "medicines". The total stays ₹30,60,000. May we?

The Board decides on changes of the Annual Action Plan, with reasons. So a large change takes a meeting. Ask early.

What you must not do: book medicines under "van" so that the lines look right. It is small, it is common, and it is a false record.

# The calendar of a financial year
| when | what you do |
|---|---|
| April | open the year: budget into the ledger, last year's balance agreed with the company |
| each month, by the 10th | bank agreed with the ledger; the table above; 15 minutes with the director |
| October | the half-year: forecast to March, line by line |
| January | last date for large moves between lines |
| by 15 March | **forecast of what will be unspent on 31 March**, to the company |
| 31 March | last payments; cash and stock counted; nothing is "prepaid" to look spent |
| by 20 April | statement to 31 March |

The company moves unspent money of an **ongoing project** to its Unspent CSR Account by **30 April**, and other unspent money to a fund of Schedule VII by **30 September**. It can do so only if it knows. As of 21 Nov 2026 a pending Bill would make 90 days of the 30; it is no law.

## Example
In October, Jeevan Trust forecasts: van ₹1,10,000 below, medicines ₹2,30,000 above, health workers ₹60,000 below. It asks to move ₹1,70,000 and to raise ₹60,000 elsewhere. The company agrees in November. In March nothing has to be explained, and on 15 March the forecast says ₹8,000 unspent. It was ₹6,450.

# Advances
Money given to a field office or a partner is **not spent** when it leaves your account. It is spent when bills come back. Keep a list: to whom, when, how much, how much settled. Give no second advance while the first is more than 30 days open.

# Sources
- Unspent amounts: https://vinodkothari.com/tag/unspent-account/ and https://indiacsr.in/unspent-csr-account-purpose-and-provisions-explained (several sources agree)
- Changes of the Annual Action Plan by the Board: CSR Rules, rule 5(2), https://alutechpackaging.com/annual-action-plan/ (several sources agree)
- Bill 85 of 2026: https://www.taxtmi.com/acts?id=53684 (that it is a Bill: several sources)
- Limits, dates of your own calendar and the example are practice, not law.

# Quiz
? Budget ₹5,00,000; spent ₹2,60,000; ordered but not paid ₹1,40,000. What is left?
- ₹2,40,000 | The orders must be paid, too.
+ ₹1,00,000 | Budget − spent − promised.
- ₹3,60,000 | The payments are missing here.
- ₹5,00,000 | Something has been spent.
? You gave ₹80,000 to a field office, and bills for ₹50,000 have come back. How much is spent?
- ₹80,000 | The rest is an advance.
- ₹30,000 | That is what is still open.
- Nothing | Bills for ₹50,000 are there.
+ ₹50,000 | ₹30,000 are an open advance.
? Medicines need ₹1,50,000 more, and "van" has it left. What do you do?
+ Ask in writing before you spend, with the reason | Large changes of the plan are for the Board of the company to decide, with reasons.
- Book medicines under "van" | That is a false record.
- Spend first and explain in April | The company may refuse, and then it is your money.
- Stop giving medicines | First ask.
? Why is the forecast of 15 March important?
- The Ministry asks for it | It does not.
+ The company must decide by 30 April where unspent money of ongoing projects goes | Section 135(6) gives 30 days from the end of the year.
- It ends the project | It does not.
- It replaces the audit | Nothing does.
`,
);
