import { readModule } from './course-text.rules.ts';

export const CSR_LAW_3 = readModule(
  'who-may-implement',
  `# Who may implement

A company may carry out CSR itself, or through an agency. If through an agency, the agency must be one that rule 4(1) of the CSR Rules allows. This module lets you find out in ten minutes if your organisation is one.

# The four doors
As amended in 2022, rule 4(1) opens four doors:

| door | who | what is asked |
|---|---|---|
| a | a section 8 company, registered public trust or registered society that was **founded by the company**, alone or with another company | registration under section 12A and approval under 80G, or exemption under section 10(23C) |
| b | a section 8 company, trust or society that was **founded by the Central or a State Government** | that it is one |
| c | an entity made by an **Act of Parliament or of a State legislature** | that it is one |
| d | **any other** section 8 company, registered public trust or registered society | 12A and 80G (or 10(23C)), **and a track record of at least three years in similar activities** |

Most NGOs go through door d. Read its last words slowly: three years **in similar activities**. An organisation of ten years that has run schools is not thereby ready to run a hospital. Collect proof for each field that you work in: reports, audited accounts, letters of earlier funders.

A consultant, a private limited company or a partnership firm is in none of the four doors. It can be paid for a service within a project, such as training or a survey. It cannot be the implementing agency. International organisations may help to design, monitor and evaluate; the Ministry's answers say that they cannot be implementing agencies.

# The CSR registration number
Since 1 April 2021 an agency must register with the Ministry of Corporate Affairs by **form CSR-1** before it takes up CSR work. A practising chartered accountant, company secretary or cost accountant verifies the form. You receive a number: the letters \`CSR\` and **eight digits**, such as CSR00008514.

The form was replaced on **14 July 2025**. The new one asks for the PAN, confirms an email address by a one-time password, and asks organisations that were not founded by a company for their three-year track record. If an old guide shows you a form without these, do not use that guide.

Then keep the number at hand: companies need it for their own report, form CSR-2.

# Income-tax labels have two names now
From 1 April 2026 the **Income-tax Act, 2025** applies. An NGO is now a "registered non-profit organisation".

| old label (Act of 1961) | new label (Act of 2025) |
|---|---|
| section 12A, 12AB registration | section 332 |
| section 80G approval | section 354 (the donor's deduction: section 133) |
| forms 10A and 10AB | forms 104 and 105 |

The text of the CSR Rules that we read still names the sections of 1961. So keep both labels on your papers, and when a company's checklist says "80G", show the approval that you hold and say under which section it was given.

## Example
Sahyog Mahila Sanstha is a registered society of 2019. It has a 12A registration and an 80G approval, both valid to March 2028. Since 2021 it has run sewing centres; in 2024 it opened a crèche. In November 2026 a company offers ₹35,00,000:

- for three more sewing centres: **allowed by door d**, five years of similar work;
- for a chain of crèches: **risky**, about two years of similar work. The society can propose two crèches with an experienced partner as the agency, and build its own record.

# Check yourself
- We are a section 8 company, a registered public trust or a registered society
- Our 12A and 80G (or their new forms) are valid beyond the end of the project
- We have three years of similar work, and papers that show it
- We have a CSR registration number and can show the approval
- The PAN on every paper is the same, and its fourth letter fits us: T for a trust, C for a section 8 company, often A for a society

# Sources
- CSR Rules, rule 4, with the amendment of 20 September 2022: https://cabkgoyal.com/?p=44067 and https://www.taxtmi.com/acts?id=19039 (several sources agree)
- CSR-1 since 2021: https://opkhaitan.com/companies-corporate-social-responsibility-policy-amendment-rules-2021 ; new form: https://gazettetracker.com/g/CG-DL-E-08072025-264453 (several sources agree)
- International organisations: MCA General Circular 14/2021, as quoted at https://www.csrhat.com/news?page=3 (one source)
- Income-tax Act, 2025: https://taxsultant.com/?p=6443 and https://www.caclubindia.com/articles/charitable-trusts-under-the-income-tax-act-2025-55349.asp (several sources agree)

All as of 21 Nov 2026.

# Quiz
? A registered trust of 2025 with valid 12A and 80G wants to implement CSR for a company that did not found it. Is it allowed?
- Yes, 12A and 80G are enough | They are needed, but door d also asks for three years of similar work.
+ No, it lacks a track record of three years in similar activities | It can work with an experienced agency until then.
- Yes, if it has a CSR registration number | The number does not replace the track record. The form itself asks for it.
- No, trusts may never implement CSR | Registered public trusts may, through doors a, b or d.
? Which of these is a CSR registration number by its shape?
- CSR/2024/1234567 | That looks like a Darpan ID. A CSR number has no strokes.
- CSR12345 | There must be eight digits.
+ CSR00008514 | The letters CSR and eight digits.
- AAATS1234C | That is the shape of a PAN.
? A private limited training company wants CSR money. What can it do?
- Register with form CSR-1 as an agency | A private limited company is in none of the four doors.
- Wait for three years | Time alone does not open a door for it.
- Accept the money as a donation | It is no charitable organisation, and this would not make the spending CSR.
+ Be paid by the agency or the company for a service within a project | It supplies a service, and another organisation is the agency.
? Since 1 April 2026, what has become of section 80G approval?
+ It is approval under section 354 of the Income-tax Act, 2025 | Keep both labels on your papers.
- It was abolished | It has a new section, and donors still have a deduction, in section 133.
- Nothing: the Act of 1961 still applies | The Act of 2025 applies from 1 April 2026.
- It is part of form CSR-1 now | The two registrations are made by different authorities.
`,
);
