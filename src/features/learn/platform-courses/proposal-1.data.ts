import { readModule } from './course-text.rules.ts';

export const PROPOSAL_1 = readModule(
  'whom-you-write-to',
  `# Choose who you write to

Most proposals fail before the first sentence: they went to a company that could not say yes. An hour of reading saves you a month of waiting.

# Four questions before you write
| question | where to look | no means |
|---|---|---|
| Must or does the company spend on CSR? | its annual report: three years of profit, last year's CSR spending | ask again next year |
| Does it pay for this subject? | its CSR policy and annual action plan, on its website | do not write |
| Does it work in this place? | addresses of plants and offices, districts of earlier projects | write only with a strong reason |
| Can it pay this sum? | size of earlier projects | ask for a part |

Companies must show their CSR policy, the members of the committee and the approved projects **on their website**, where they have one (rule 9 of the CSR Rules). So the answers to the second and third question are public.

# Read the annual report on CSR
The Board's report has an annex, the annual report on CSR. From its list of projects you learn more than from any brochure:

- **How large** a usual project is. If twelve projects received ₹5 to 15 lakh each, a request for ₹2 crore will not be read.
- **Who implements.** If each agency has been there for five years, you need someone to introduce you, or a subject that none of them has.
- **What is unspent.** A company that moved ₹60 lakh to its Unspent CSR Account had more money than good projects. That is an invitation.
- **Where.** Companies give near their plants, more often than not. Yet the law says "preference to the local area", and the Ministry calls this a direction, not a must.

## Example
Aksharvan Learning Trust wants ₹24,00,000 for reading rooms in Satara, and has a list of five companies.

| company | 2 % | earlier projects | place | decision |
|---|---|---|---|---|
| A, engineering | ₹90 lakh | schools, ₹8 to 20 lakh | Pune, Satara | **write**: ₹18 lakh, first year |
| B, bank | ₹40 crore | ₹1 crore and more | all India | not alone; ask a larger partner |
| C, chemicals | ₹30 lakh | water only | Satara | do not write |
| D, software | ₹2.5 crore | schools, ₹10 to 40 lakh | Pune, Bengaluru | **write**: full ₹24 lakh |
| E, trader | fails all three tests | none | Satara | ask for books, not for money |

Two letters instead of five, and each can be about its reader.

# The person
Find out who reads proposals. In a large company it is a CSR manager; where the yearly amount is ₹50 lakh or less there need be no committee, and a director or the company secretary reads. Look for the name in the annual report. Write to the person, and call once a week later. If you have a common acquaintance, ask that person for an introduction, not for a decision.

# When
Boards approve an Annual Action Plan. Many do it shortly before or after April. A proposal that arrives in January or February can be part of the plan. In March, companies look for work that can begin at once. From April to September, speak, show your work, and invite.

# Go or no go
Score each company from 0 to 2 for **subject, place, sum, person and time**. Write if the total is 7 or more. Below 5, do not: every hopeless proposal takes a week that a good one needs.

# Sources
- CSR Rules, rule 5(2), Annual Action Plan: https://alutechpackaging.com/annual-action-plan/ (quotes the rule; several sources agree)
- Annual report on CSR, its items: https://csdiveshgoyal.com/Blog/217/CSRAnnexure.aspx (several sources agree)
- Committee and ₹50 lakh, section 135(9): https://dhirubhai.net/pulse/due-date-filing-form-csr-2-fy-202324-saeed-shaikh-vdzyf (several sources agree)
- MCA General Circular 14/2021, local area: https://thetaxtalk.com/2021/08/frequentl/ (one source)
- Scores and calendar: our own practice, not law. All as of 21 Nov 2026.

# Quiz
? Where do you find the size of a company's usual CSR project?
- In its advertisements | They show pictures, not amounts.
+ In the annual report on CSR, in the annex to the Board's report | It lists the projects with their amounts.
- In its GST returns | They have nothing about projects.
- Only by asking the CSR manager | You may ask, but reading first is better and shows.
? A company moved ₹60 lakh to its Unspent CSR Account last year. What does it suggest?
- It has no money | It had money that it did not spend in time.
- It broke the law | The account is what the law provides for ongoing projects.
- It will not take new agencies | The figure says nothing of the kind.
+ It may look for projects that can be carried out well | That is a good reason to write.
? Your score is: subject 2, place 1, sum 0, person 0, time 1. What do you do?
+ Do not write now | The total is 4, and a better fit needs your week.
- Write, because the subject fits | The subject alone rarely carries a proposal.
- Ask for a larger sum | The sum is what fits least.
- Send it to ten colleagues of the reader | That harms your name.
`,
);
