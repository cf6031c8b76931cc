import type { FilmName } from './films.data.ts';

/** A caption: from `at` seconds until the next one. */
export interface FilmLine {
  at: number;
  text: string;
}

/** A film as it lies in public/films. */
export interface Recording {
  seconds: number;
  bytes: number;
  /** Part of the address, so that a browser keeps the files for good: a hash of what they hold. */
  version: string;
  lines: readonly FilmLine[];
}

/** Written by scripts/record-demo; do not edit. */
export const RECORDINGS: Record<FilmName, Recording> = {
  'dayitva-at-work': {
    seconds: 110,
    bytes: 2525598,
    version: 'fe925b95ea',
    lines: [
      { at: 0, text: 'Dayitva brings companies, NGOs and consultants in India together for CSR work.' },
      { at: 5.2, text: 'What you see is the running product with demo data. The people are made up.' },
      {
        at: 10.2,
        text: 'It has three places: a marketplace, shared workspaces, and a library for learning.',
      },
      {
        at: 15.7,
        text: 'Nandini leads CSR at Tungavarna Industries. She looks for a partner in Tamil Nadu.',
      },
      { at: 21.2, text: 'Dayitva reads her words as a state and a focus area. The best matches come first.' },
      {
        at: 26.6,
        text: 'Each has its reasons. Poongathir shares a focus area, a goal and the state with her.',
      },
      { at: 32.2, text: 'The profile shows who they are, what was checked, and what they have done.' },
      { at: 39.6, text: 'She asks for a collaboration: the aim, the time and a budget band.' },
      {
        at: 56.2,
        text: 'In Sivakasi, Muthulakshmi of Poongathir gets a mail, and finds the request in her profile.',
      },
      { at: 62.2, text: 'She reads it, opens the profile of the company if she likes, and accepts.' },
      { at: 70.6, text: 'Both now share a workspace. She adds the first milestone.' },
      { at: 82.6, text: 'Two more, and the plan is there for both.' },
      { at: 85.3, text: 'Nandini finds the new collaboration among her others.' },
      { at: 88.8, text: 'When the villages are chosen, she completes the milestone.' },
      { at: 93.5, text: "Muthulakshmi's screen follows without a reload: a third of the work is done." },
      { at: 98.6, text: 'Reports, budgets and ratings of the work stay in the same place, for both.' },
      {
        at: 103.5,
        text: 'Join with your organisation: choose who you are, and the rest is three short steps.',
      },
    ],
  },
  matching: {
    seconds: 43.4,
    bytes: 701087,
    version: 'd87b6c9192',
    lines: [
      { at: 0, text: 'Nandini Rao Shirali looks for partners for the CSR work of Tungavarna Industries.' },
      { at: 5.4, text: 'Dayitva compares her profile with each member: focus areas, goals and regions.' },
      { at: 10.6, text: 'The line Match names what both share. There is no secret score.' },
      { at: 14.8, text: 'She can search in plain words.' },
      { at: 18.7, text: 'Dayitva shows how it reads them: a state, a type of member and a focus area.' },
      { at: 23.8, text: 'Members who fit best come first, each with the reasons of the match.' },
      { at: 28.3, text: 'A name is found with a spelling mistake, too.' },
      { at: 33.3, text: 'The profile begins with the same reasons.' },
      {
        at: 36.9,
        text: 'They are facts of both profiles. Keep yours complete, and your matches get better.',
      },
    ],
  },
  'impact-dashboard': {
    seconds: 44.1,
    bytes: 1591073,
    version: 'b9d5e8c6d3',
    lines: [
      {
        at: 0,
        text: "This page shows where India's CSR money goes. Anybody can read it, without an account.",
      },
      { at: 5.7, text: 'Ten years of spend, and how much of each was assigned to a state.' },
      { at: 10, text: 'On the map, a darker state received more.' },
      { at: 12.8, text: 'Divided by residents, the picture changes.' },
      { at: 15.6, text: 'Choose Bihar: over ten years it received 133 rupees for each resident.' },
      { at: 20.3, text: 'Beside it: how many people are in poverty, and the spend of five years.' },
      { at: 25, text: 'The address keeps the chosen view, so you can share it.' },
      { at: 28.7, text: 'What the money is for: in 2022-23 education came first, before health care.' },
      { at: 33.7, text: 'In 2020-21, the first year of the pandemic, health care came first.' },
      { at: 38.2, text: 'Each chart names its source, and has a table and a file for your own work.' },
    ],
  },
  marketplace: {
    seconds: 43.6,
    bytes: 1782778,
    version: 'e956ea2c4a',
    lines: [
      { at: 0, text: 'The marketplace lists companies, NGOs, consultants and service providers.' },
      { at: 4.9, text: 'One press shows NGOs only.' },
      { at: 7.4, text: 'Location finds head offices and places of work, and says which of them it is.' },
      { at: 15.7, text: 'Ask for more proof: only members whose work was checked on site.' },
      { at: 20, text: 'A profile opens above the list, so you do not lose your place.' },
      { at: 24.1, text: 'Registrations show what was checked, on which day, and how long it is valid.' },
      { at: 29.2, text: 'Then projects, services and the ratings of partners.' },
      { at: 32.7, text: 'Save a profile for later. Only you see what you saved.' },
      { at: 37.7, text: 'The filters are part of the address: a reload or a shared link keeps them.' },
    ],
  },
  'collaboration-tools': {
    seconds: 48.2,
    bytes: 1468189,
    version: 'efc479aef0',
    lines: [
      { at: 0, text: 'All shared work of a company on one page, with its budget and its success rate.' },
      {
        at: 5.3,
        text: 'The workspace belongs to both sides. The timeline says what is done, next and late.',
      },
      { at: 10.8, text: 'The book audit is late. Nandini has the report and completes the milestone.' },
      { at: 15.8, text: 'Progress is counted from completed milestones. Nobody types it in.' },
      { at: 20.2, text: 'Team: who takes part, for which side, and who does what.' },
      { at: 23.9, text: 'A new budget is a proposal: it counts when the partner agrees.' },
      {
        at: 35.4,
        text: "On the other side, the NGO's director sees the progress and the proposal without a reload.",
      },
      { at: 41.4, text: 'She agrees. Both have the same figure, and the history stays.' },
    ],
  },
};
