import { readModule } from './course-text.rules.ts';

export const CSR_LAW_2 = readModule(
  'what-counts',
  `# What counts as CSR, and what does not

A company can be generous in many ways. Only some of them count towards its 2 %. If your project does not count, a company that likes it still cannot pay for it from its CSR budget.

# First test: Schedule VII
The work must fall under **Schedule VII** of the Companies Act. In short:

| item | what it covers, in short |
|---|---|
| (i) | hunger, poverty, malnutrition, health care, sanitation, safe water |
| (ii) | education, special education, vocational skills, livelihoods |
| (iii) | gender equality, women, homes and hostels, old-age and day-care, inequality |
| (iv) | environment, animal welfare, agroforestry |
| (v) | heritage, art, culture, libraries, crafts |
| (vi) | armed-forces veterans, war widows and their dependants |
| (vii) | training for rural, national, Paralympic and Olympic sports |
| (viii) | PM's relief fund, PM CARES and other funds of the Central Government |
| (ix) | incubators, public research bodies, universities and laboratories |
| (x) | rural development projects |
| (xi) | slum area development |
| (xii) | disaster management: relief, rehabilitation, reconstruction |
| (xiii) | zero coupon zero principal instruments on a Social Stock Exchange, since 27 May 2026 |

These are labels, not the wording. Items (i) to (vii) were checked against the full text, (viii) to (xii) against excerpts, (xiii) in commentaries on G.S.R. 416(E). Through item (xiii) at most 10 % of the year's CSR expenditure counts (rule 4A). Before you quote an item in an agreement, copy its exact words from the Act in force. Beware of old lists: a page of the Ministry's own site has been seen with the ten items of 2013.

Name **one main item** in your proposal. A water project in a village can be item (i), safe water, or item (x), rural development. Choose the one that describes the work best, because the company must report the item.

# Second test: the exclusions
Rule 2(1)(d) of the CSR Rules takes some spending out, even when it looks like Schedule VII:

- work in the **normal course of business** of the company;
- work **outside India** (an exception exists for training of Indian sportspersons who represent India);
- gifts to **political parties**;
- work that benefits **only the company's own employees**;
- **sponsorship** that markets the company's products;
- what another **law already obliges** the company to do.

And since 22 January 2021, a gift to the **corpus** of an organisation does not count. CSR money pays for projects, not for an endowment.

## Example
Amaltas Foods asks Jeevan Trust for ideas for ₹40,00,000. Five come up:

1. A crèche in a village next to the plant, open to everybody: **counts**, item (iii) or (ii).
2. A crèche on the plant's ground for employees' children only: **does not count**, it benefits employees only.
3. Treating the plant's waste water as its licence demands: **does not count**, another law obliges the company.
4. ₹10,00,000 for the trust's corpus: **does not count** since 2021.
5. A marathon with the brand on every shirt, for ₹8,00,000: **does not count** as marketing sponsorship.

The crèche of idea 1 may of course be used by employees' children too, if it is open to all and meant for the village. The test is "only".

# Assets that stay
Sometimes a project builds or buys something that lasts: a building, an ambulance, a solar plant. Rule 7(4) says who may hold such a **capital asset** in the end: a section 8 company, registered trust or society that has a CSR registration number, the beneficiaries themselves as a self-help group or other collective, or a public authority. The company itself may not keep it. So write into the agreement, before anything is bought, who will hold the asset and who pays for its upkeep.

# Checklist before you propose
- One main Schedule VII item, in its exact words
- Work in India
- Open to people beyond the company's employees
- Not something that a licence or a law demands of the company
- No corpus, no political gift, no product promotion
- A named holder for every asset that stays

# Sources
- Schedule VII, text: https://corporatelawreporter.com/?p=34762 and https://taxmanagementindia.com/visitor/detail_act.asp?ID=17774 (items (i) to (vii): several sources; the rest: one source)
- Item (xiii) and rule 4A: https://09dna.com/detail/59749.aspx (several sources agree)
- CSR Rules, rule 2(1)(d), exclusions: https://www.mondaq.com/india/corporate-governance/1033048/new-rules-governing-corporate-social-responsibility (several sources agree)
- Corpus and overheads: https://humanation.in/faqs (several sources agree)
- Rule 7, capital assets: https://ca2013.com/rule-7-companies-corporate-social-responsibility-rules-2014/ (several sources agree)

All as of 26 Nov 2026.

# Quiz
? A company wants to book a health camp that is open to its employees and their families only. Does it count?
- Yes, health care is item (i) | The subject fits, but work that benefits only employees is excluded.
+ No, it benefits only the company's own employees | Opened to the neighbourhood, it could count.
- Yes, up to 5 % of the budget | The 5 % concerns administrative overheads, not this.
- Only with a resolution of the Board | No resolution can turn excluded work into CSR.
? Your NGO builds an endowment and asks for ₹20 lakh for its corpus. What is true?
- It counts if the NGO has an 80G approval | The approval does not matter here. Corpus gifts do not count since 22 January 2021.
- It counts when the interest is used for projects | The gift itself is what is excluded.
+ It does not count since 22 January 2021 | Ask for the cost of a project instead.
- It counts as a capital asset | Money in a corpus is not a capital asset under rule 7(4).
? A project buys an ambulance for ₹18 lakh. Who may hold it in the end?
- The company, if it lends the ambulance to you | The company may not keep a capital asset that CSR paid for.
- The director of the NGO, in trust | A private person may not hold it.
- The dealer, until the warranty ends | The dealer has sold it.
+ A registered trust with a CSR registration number, or a public authority | Beneficiaries' collectives may hold assets too.
? Which Schedule VII item do you name in a proposal?
+ The one that describes the main work best, in its exact words | The company must report the item.
- As many as possible, to be safe | Several items make the report harder. Name one main item.
- None, the company chooses | Help the company: you know the work best.
- Always item (x), because it is the widest | Rural development fits only some projects, and the item is reported.
`,
);
