/**
 * The texts of the documents that demo members share, by title. A line that begins with `# ` is a heading, one with `- ` an entry of a
 * list, any other a paragraph.
 */
export const DEMO_RESOURCE_TEXTS: Readonly<Record<string, string>> = {
  'Reading-level survey: form and guide': `
Find out in ten minutes a child what each child can read today. Use it at the start, in the middle and at the end of a school year.
# Before you begin
- Tell the school and the parents what the survey is for, and that no child passes or fails.
- Choose four short texts in the language of the school: letters, common words, a paragraph of four sentences, a story of ten.
- Try the texts with three children of another school. Change what all of them misread.
# With each child
- Sit beside the child, away from the others. Ask for the name and have a short talk first.
- Begin with the paragraph. If the child reads it with at most three errors, go on to the story; else go back to the words, then the letters.
- Write down the highest level that the child reads with ease. Do not correct while the child reads.
- Ask two questions about the story. A child who reads all of it and answers none is at the level of the paragraph.
# The form
- School, date, class, name of the surveyor
- Per child: number (not the name), age, girl or boy, level (0 nothing, 1 letters, 2 words, 3 paragraph, 4 story), answers right (0 to 2)
- Remarks: absent often, another language at home, needs glasses
# What to do with the result
Count the children of each level, girls and boys apart. Group them for daily reading by level and not by class, and survey again after eight weeks. Keep the sheets with names locked away; a report needs counts only.`,
  'How we train volunteers for reading rooms': `
A volunteer leads a reading room for two hours a week. Three half days prepare for it, and a visit each month keeps it going.
# Day 1: Why and how children read
- Listen to two recordings of children and say what each can already do.
- Read a picture book aloud in pairs: slowly, with questions before a page is turned.
- Learn the rules for the safety of children: never alone with a child behind a closed door, no photographs without consent, whom to call.
# Day 2: A session of 60 minutes
- 10 minutes: a song or a riddle, while the children arrive
- 15 minutes: reading aloud
- 20 minutes: reading in groups by level, with the volunteer at one group
- 10 minutes: children choose a book to take home, and write it in the register
- 5 minutes: what we read today, in one sentence each
# Day 3: Practice
- Each volunteer leads 20 minutes in a real room. Two others observe with a list of five points, and say first what went well.
- Sign the code of conduct, get the calendar and the phone number of the coordinator.
# Afterwards
The coordinator visits each room once a month, for a whole session. We stop counting volunteers who have missed three sessions, and ask them why. Most reasons are travel and exams: a second volunteer for each room helps more than a reminder.`,
  'What we ask of an implementing agency': `
This is what our CSR team asks for before a proposal goes to the CSR Committee. Sending it complete saves both sides about three weeks.
# Papers
- Registration as a section 8 company, public trust or society, and the CSR registration number (form CSR-1)
- Registrations under sections 12A and 80G of the Income-tax Act, valid for the time of the project
- Audited accounts of the last three years, and the PAN
- FCRA registration only if foreign money is part of the same project
# Track record
- At least three years of similar work. Name two projects, with a person at each funder whom we may call.
- What did not work in one of them, and what you changed
# The proposal
- Need: a figure, its source and its year. "Many children" is no need.
- Activities and milestones by month, with the person who is responsible
- Budget by activity. Say what is administration: we pay up to what the law allows us.
- Three to five indicators, each with a baseline and how it is measured
# During the work
- A report each quarter, with the utilisation of funds and two pictures of the work with place and date
- A utilisation certificate by a chartered accountant at the end of each financial year
- Unspent money is told to us by the end of February, so that we can act before 31 March`,
  'Note to the Board: CSR spending by quarter': `
A form for the note that our CFO signs. Fill in the figures in brackets; the note fits on one page with three lines of reasons.
# 1 Obligation
- Average net profit of the three last years (section 198): [₹ ... crore]
- Two per cent of it: [₹ ... crore]; set off from earlier years: [₹ ... crore]; to be spent: [₹ ... crore]
# 2 Spent until the end of the quarter
- Given to implementing agencies: [₹ ...]; of that used, by utilisation statements: [₹ ...]
- Spent by ourselves: [₹ ...]; administration: [₹ ...], which is [ ... ] per cent of the total (limit: 5)
- Still to be spent by 31 March: [₹ ...]
# 3 Projects that are behind
- [Project]: planned [ ... ] per cent, done [ ... ] per cent. Reason: [one sentence]. Next step: [one sentence, with a date].
# 4 What the Board is asked to do
- Take note of the figures above
- Approve the change of [project], if its cost moves by more than a tenth
- Decide which projects are ongoing, so that unspent money can go to the Unspent CSR Account within 30 days of the end of the year
# 5 Confirmation
The Chief Financial Officer certifies that the funds disbursed have been used for the purposes and in the manner approved by the Board (rule 4(5) of the Companies (CSR Policy) Rules, 2014).`,
  'Ten indicators for a school library': `
Choose four of them. Each can be counted by the school in less than an hour a month.
# Is it there?
- 1. Days in the month on which the library was open, of all school days
- 2. Books for each child in the language that the child speaks at home
- 3. Share of books that are torn or out of date (count 50 from one shelf)
# Is it used?
- 4. Books lent in the month, by class
- 5. Children who borrowed at least one book, girls and boys apart
- 6. Children who borrowed none for three months: this one finds those who are left out
- 7. Lessons held in the library, by subject
# Does it change anything?
- 8. Children who read a paragraph with ease, in a survey at the beginning and the end of the year
- 9. Children who can name a book that they liked, and say why (ask ten of each class)
- 10. Teachers who read aloud to their class at least once a week
# Baseline and targets
Count the chosen indicators for one month before the library opens. Set the target for a year as a number and not as a share alone: "280 of 400 children" stays true when children join. Indicators 1 to 7 are results of the work; only 8 to 10 say something about learning.`,
  'Baseline survey of 120 villages: method': `
How we measured access to water in 120 villages of two districts before a programme began, with what it cost and what we would do otherwise.
# Sample
- List of all villages of the two districts (Census), in three groups by distance to the block office
- From each group 40 villages by chance, with a number of households each that follows their size
- In each village 20 households: the first by a random walk from the centre, then every fifth on the right
- 2,400 households in all, so that a share of 50 per cent is known to within about three points, with the design of the sample taken into account
# Questions
- Where the water of the last week came from, and who fetched it
- Minutes for a round, including the wait; litres a day
- Days of the last month without water at the usual place
- A sample from the vessel at home: chlorine, turbidity and a test for E. coli in every fourth household
# Field work
- Eight pairs of surveyors, 24 days, after two days of training and one of trial
- Answers on phones without a network, sent each evening. A tenth of the households was visited again by a supervisor.
- Consent is read out and recorded. No names are stored with the answers.
# What we would do otherwise
We asked in April, when wells are low; compare only with an April. The minutes for a round were guessed too long by a third where we measured them: walk along in at least one household of each village.`,
  'Checklist before a hand pump is handed over': `
To be filled in by the engineer and a member of the water committee together, at the pump. Hand it over only when every line is ticked.
# Borehole and pump
- Depth, and depth of the water, are written in the log
- Yield of at least 12 litres a minute over 30 minutes
- Water is clear after 20 strokes, and comes within five
- All bolts are tight, the handle does not touch its stops, the chain is greased
# Platform and drain
- Platform without cracks, cured for seven days
- Slope leads all water into the drain, and the drain ends in a soak pit or garden
- No latrine or cattle shed within 15 metres, and none uphill within 30
# Water
- Laboratory report of this borehole: E. coli none in 100 ml, arsenic, fluoride, iron and nitrate within IS 10500
- The report has been read out to the committee, and hangs in the panchayat office
# People
- Two members of the committee have opened and closed the pump in front of the engineer
- Tool kit, spare washers and chain are handed over, with a signature
- The phone number of the mechanic is painted on the platform
- Date of the next visit: three months after today`,
  'Questions for a visit to a field office': `
For half a day at an office of a partner. Listen more than you ask, and see at least one place where the work is done.
# Before
- Say who comes, for how long, and that nobody needs to prepare a ceremony
- Read the last two reports, and mark three statements that can be seen on the ground
# With the team
- What does a usual week look like? What took more time than planned?
- Which milestone worries you most? What would help?
- How do you decide who takes part, and who is left out?
- Who checks bills before they are paid? May I see the folder of one month?
# With people who take part
- Without staff beside you, and with their consent: What has changed for you? What has not?
- Whom would you tell if something went wrong?
# What to look at
- Attendance or stock register of the last week, against what is there today
- Three bills against the cash book and the bank statement
- The notice board: is the phone number for complaints on it?
# Afterwards
Say on the same day what you have seen, good and bad, and what you will write. Send the note within a week, with at most five points, each with a person and a date.`,
  'Attendance sheet for self-help group meetings': `
One sheet for a meeting, filled in by the secretary of the group and kept in its folder.
# Head
- Name of the group, village, block, district
- Number and date of the meeting; begin and end
# Members
- Per member: number, name, present (P) or absent with leave (L) or without (A), savings paid (₹), loan repaid (₹), signature or thumb print
- Sum of present members, savings and repayments
# Decisions
- Loans: to whom, for what, amount, interest a month, date of the last instalment
- Other decisions, with who does what by when
# Cash
- In the box before the meeting + received - paid out = in the box now; counted by two members who do not keep the book
- In the bank, by the passbook
# Signatures
President, secretary and treasurer sign after the figures have been read out. Compare the attendance of three meetings: a member who was absent from all of them is visited by two others.`,
};
