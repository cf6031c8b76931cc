import { addBusinessMinutes, nextClock } from '#features/support/ticket-clock/business-hours.rules.ts';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import type { TicketStatus } from './support-tickets.contract.ts';

/** What visitors and members ask often: subject | category | message | answer. */
const QUESTIONS = [
  'The verification email does not come | Account | I registered yesterday and have looked in the spam folder. | Your mail server asked us to try again. The email has left now; please look once more.',
  'Change the name of our trust | Account | Our trust was renamed by the registrar in August. | Change it under Profile, and add the new certificate to your documents. Your level stays.',
  'Does a section 8 company register as an NGO? | Account | We are a section 8 company with 12A and 80G. | Yes, choose NGO. Under registrations you say that you are a section 8 company.',
  'Sign in with the phone of our new director | Account | The authenticator app was on the phone of the former director. | We have checked who you are and switched two-factor sign-in off. Please set it up again.',
  'Partners in aspirational districts | Marketplace | Can we see only partners who work in aspirational districts? | Choose the district under District or town, such as Koraput, or name it in the AI search.',
  'Our profile is not in the marketplace | Marketplace | We have filled in all pages and are still not listed. | Your email address was not confirmed yet. It is now, and so is your profile.',
  'Why do we match with a partner in another state? | Marketplace | The reason shown is water, but they work in Kerala. | The reasons say what you have in common. Choose your state in the filter to see only partners there.',
  'Show our success rate | Marketplace | We have completed two projects, but no rate is shown. | It appears after three completed collaborations, so that one project does not decide it.',
  'A request was sent twice | Collaborations | My browser stopped, and I think that I sent the request twice. | There is only one open request with this partner. You need to do nothing.',
  'Change the budget of a running project | Collaborations | The panchayat gives the pipes, so we need less. | Propose the new budget in the workspace. It counts once your partner agrees.',
  'Add our auditor to the workspace | Collaborations | The auditor should see the milestones, but change nothing. | Invite them as a participant who reads. They see the milestones and the documents that you share.',
  'A milestone was completed by mistake | Collaborations | The second well is not ready yet. | Open the milestone and choose Reopen. Your partner is notified.',
  'Is rent of an office CSR expenditure? | CSR compliance | Our NGO partner asks us to pay the rent of its field office. | If it is part of the project, yes. Administrative overheads of the company are limited to five percent.',
  'Form CSR-1 for a new trust | CSR compliance | Must the trust have three years of work before it files CSR-1? | The three years apply to the track record in the rules, not to the form. Please ask your company secretary.',
  'Unspent amount of an ongoing project | CSR compliance | When does it have to be in the unspent account? | Within 30 days from the end of the financial year. See the question about unspent amounts on this page.',
  'Impact assessment of a small project | CSR compliance | Do we need one for a project of 40 lakh rupees? | Not by the rules: they ask for it from one crore rupees, if the average obligation is ten crore or more.',
  'The page stays white on an old phone | Technical problem | On my phone the marketplace does not open. | Please update the browser. We support versions of the last two years.',
  'A PDF cannot be uploaded | Technical problem | The upload of our audited accounts stops at the end. | The file had a password. Please save it without one and add it again.',
  'Figures of the map differ from the ministry | Technical problem | The sum for Jharkhand is lower than in the report. | The map shows the year that you choose. Choose 2023-24 to compare with that report.',
  'A talk at our college | Other | We would like somebody to explain CSR to our social work students. | Gladly. Please write to us with a date; most of our talks are online.',
];

const NAMES =
  `Lalrinpuii Sailo, Harpreet Gill, Meenakshi Subramaniam, Farhan Qureshi, Sunita Oraon, Bhaskar Jyoti Das,
  Ananya Bhattacharya, Thomas Kurien, Rukhsana Begum, Dinesh Chaudhary, Padma Dolma, Vikram Solanki, Kavya Gowda,
  Joseph Ekka, Nandini Kulkarni, Mohammed Irfan, Sarita Devi Yadav, Arun Prakash Nair, Tenzin Wangmo, Lakshmi Narasimhan`
    .split(',')
    .map((name) => name.trim());

const NO_HOLIDAYS: ReadonlySet<string> = new Set();

interface Asked {
  status: TicketStatus;
  created: Date;
  /** Business minutes until the answer; null while there is none. */
  minutes: number | null;
}

/**
 * Questions of half a year of work, so that the figures of a fresh installation look as those of the specification: a
 * hundred that were resolved, eleven that are open, seven that wait for their authors, and two old ones that wait.
 */
function asked(now: Date): Asked[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const minutes = (at: number) => 25 + ((at * 37) % 100);
  return [
    ...Array.from({ length: 100 }, (_, at) => ({
      status: 'resolved' as const,
      created: daysBefore(now, 8 + at * 0.8, `asked ${at}`),
      minutes: minutes(at),
    })),
    ...Array.from({ length: 11 }, (_, at) => ({
      status: 'open' as const,
      created: ago((at * 4 + 1) * HOUR_MS - at * 7 * 60_000),
      minutes: null,
    })),
    ...[4, 5, 5, 6, 6, 6, 6, 23, 41].map((days, at) => ({
      status: 'in-progress' as const,
      created: ago(days * DAY_MS + at * HOUR_MS),
      minutes: minutes(at + 3),
    })),
  ];
}

interface AskedInput {
  now: Date;
  /** Members who asked some of them. */
  memberIds: string[];
  adminId: string | null;
}

/** Returns the rows of those tickets and of their answers. */
export function askedQuestions({ now, memberIds, adminId }: AskedInput) {
  const replies: {
    id: string;
    ticket_id: string;
    author_id: string | null;
    message: string;
    created_at: Date;
  }[] = [];
  const tickets = asked(now).map(({ status, created, minutes }, at) => {
    const [subject = '', category = '', message = '', answer = ''] = (
      QUESTIONS[(at * 7) % QUESTIONS.length] ?? ''
    ).split(' | ');
    const id = demoId('ticket', `asked ${at}`);
    const answered = minutes === null ? null : addBusinessMinutes(created, minutes, NO_HOLIDAYS);
    const memberId = at % 3 === 0 ? memberIds[(at / 3) % memberIds.length] : undefined;
    const name = NAMES[(at * 3) % NAMES.length] ?? '';
    const email = `${name.split(' ')[0]?.toLowerCase()}.${at}@visitors.example`;
    const start = nextClock(null, 'created', created, NO_HOLIDAYS);
    if (answered) {
      replies.push({
        id: demoId('ticket-reply', `asked ${at}`),
        ticket_id: id,
        author_id: adminId,
        message: answer,
        created_at: answered,
      });
    }
    const event = status === 'resolved' ? 'resolved' : 'support-answered';
    const rating = status === 'resolved' && at % 2 === 0 ? (at % 10 === 0 ? 4 : 5) : null;
    return {
      id,
      ...(memberId ? { author_id: memberId } : { guest_name: name, guest_email: email }),
      subject,
      category,
      message,
      status,
      priority: (['medium', 'medium', 'low', 'high'] as const)[at % 4] ?? 'medium',
      assignee_id: answered ? adminId : null,
      ...(answered ? nextClock(start, event, answered, NO_HOLIDAYS) : start),
      first_answered_at: answered,
      resolved_at: status === 'resolved' ? answered : null,
      rating,
      rated_at: rating === null ? null : answered,
      created_at: created,
      updated_at: answered ?? created,
    };
  });
  return { tickets, replies };
}
