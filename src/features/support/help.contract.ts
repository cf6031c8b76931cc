/** A question about the product, answered. */
export interface HelpQuestion {
  /** Also its anchor: `/support#find-a-partner` opens and shows it. */
  id: string;
  question: string;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
  /** The page on which it is done. */
  link?: { label: string; to: string };
  /** Other words in which people ask for it. */
  asked?: string;
}

/** The three groups of the support page (specification part 2, section 2). */
export const HELP_CATEGORIES = ['Platform Basics', 'CSR Compliance', 'Partnerships & Matching'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export const PLATFORM_BASICS: HelpQuestion[] = [
  {
    id: 'what-is-dayitva',
    question: 'What is Dayitva for?',
    answer:
      'It links corporates, NGOs, consultants and service providers in India for CSR: you find the right partner in the CSR Marketplace, agree by a collaboration request, and run the work together in CSR Connect Pro.',
    link: { label: 'Home', to: '/' },
    asked: 'about this platform, what does this website do, who are you, what can you do, how does it work',
  },
  {
    id: 'create-an-account',
    question: 'How do I create an account?',
    answer:
      'Choose Sign Up and go through three steps: your member type (Corporate, NGO/Non-profit or Consultant/Service Provider), your email and password, and your profile. We then send a mail with a link; open it to verify your email address.',
    link: { label: 'Create an account', to: '/register' },
    asked: 'register, registration, join, become a member, new account, get started',
  },
  {
    id: 'verify-email',
    question: 'How do I verify my email address?',
    answer:
      'Open the link in the mail that we sent when you registered. It works once, for 24 hours. If the mail has not come, look in the spam folder, then ask for another one with Resend Verification Email. Only the newest mail counts.',
    link: { label: 'Resend the verification email', to: '/verify-email' },
    asked:
      'confirm email, confirmation mail, verification link, mail not received, did not get the email, expired link',
  },
  {
    id: 'log-in',
    question: 'I cannot log in. What can I do?',
    answer:
      'Check the email address first: it is the one that you registered with. If you do not remember the password, ask for a link to set a new one. After many wrong tries you have to wait a little.',
    link: { label: 'Log in', to: '/login' },
    asked: 'sign in problem, login failed, cannot sign in, invalid email or password, locked out',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. How do I set a new one?',
    answer:
      'Choose “Forgot your password?” on the login page and enter your email address. The link in the mail works once, for one hour. Setting a new password signs you out on all other devices.',
    link: { label: 'Ask for a new password', to: '/forgot-password' },
    asked: 'reset password, lost password, password link',
  },
  {
    id: 'change-password',
    question: 'How do I change my password?',
    answer:
      'Open your account page from the menu behind your initials. There you enter the current password and the new one. Your other devices are signed out.',
    link: { label: 'Your account', to: '/account' },
    asked: 'new password, update password, choose another password',
  },
  {
    id: 'change-email',
    question: 'How do I change the email address that I log in with?',
    answer:
      'On your account page. We send a mail to the new address; the change takes effect when you open its link, so that nobody is locked out by a typing mistake.',
    link: { label: 'Your account', to: '/account' },
    asked: 'update email, different email, wrong email address',
  },
  {
    id: 'two-factor',
    question: 'How do I protect my account with an authenticator app?',
    answer:
      'Switch on two-factor sign-in on your account page: scan the code with an authenticator app, enter the six digits that it shows, and keep the recovery codes in a safe place. They let you in when the phone is lost.',
    link: { label: 'Your account', to: '/account' },
    asked: '2FA, two factor, authentication app, OTP, recovery codes, security',
  },
  {
    id: 'devices',
    question: 'How do I sign out on another device?',
    answer: 'Your account page lists the devices on which you are signed in. End one, or all others at once.',
    link: { label: 'Your account', to: '/account' },
    asked: 'sessions, log out everywhere, lost phone, stolen laptop, devices',
  },
  {
    id: 'download-data',
    question: 'How do I get a copy of my personal data?',
    answer:
      'On your account page you download everything that we keep about you as one JSON file. The Privacy Policy says what we keep, and why.',
    link: { label: 'Your account', to: '/account' },
    asked: 'export data, download my data, DPDP, data protection, right to access',
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer:
      'On your account page. The account is closed at once and erased after 14 days; until then you can log in and keep it. What others need for their records stays without your name.',
    link: { label: 'Your account', to: '/account' },
    asked: 'close account, remove my account, erase data, leave the platform, deactivate, cancel',
  },
  {
    id: 'support-ticket',
    question: 'How do I reach the support team?',
    answer:
      'Write to us under Contact on the support page. You get a ticket number at once and an answer by mail within 24 hours. Signed in, you see all your tickets under Tickets.',
    link: { label: 'Create a support ticket', to: '/support?tab=contact' },
    asked:
      'contact support, talk to support, talk to a person, human, help desk, customer care, complaint, grievance, report a problem, report abuse, report a member, fake profile, hacked account, phone number, email us',
  },
  {
    id: 'colours',
    question: 'How do I switch to dark colours?',
    answer: 'At the bottom of every page you choose light, dark or the setting of your device.',
    asked: 'dark mode, light mode, theme, night mode',
  },
];

export const PARTNERSHIPS: HelpQuestion[] = [
  {
    id: 'find-a-partner',
    question: 'How do I find an NGO or another partner?',
    answer:
      'Open the CSR Marketplace and search by words, such as “girls education Ranchi”. Narrow the list by organization type and state. Each result says what you and the partner have in common: focus areas, SDG goals and regions. You must be signed in.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'search NGOs, find implementing partner, look for a company, find corporate donors, find consultant, discover organisations, marketplace, matching',
  },
  {
    id: 'send-a-request',
    question: 'How do I send a collaboration request?',
    answer:
      'Choose Request Collaboration on a profile in the marketplace. Say what you want to achieve (20 to 600 characters), the timeframe and the budget band. The partner gets a mail and answers under Profile, Connections. Your email address must be verified first.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked: 'request collaboration, approach a partner, propose a project, contact an NGO, invite a partner',
  },
  {
    id: 'answer-a-request',
    question: 'Where do I accept or decline a request?',
    answer:
      'Under Profile, Connections. Incoming shows what others ask of you, Sent what you have asked. A request of yours that waits can be withdrawn there. The other side is told by mail.',
    link: { label: 'Your connections', to: '/profile?tab=connections' },
    asked: 'answer request, accept request, decline request, withdraw request, incoming requests',
  },
  {
    id: 'workspace',
    question: 'What is a workspace?',
    answer:
      'When a request is accepted, both partners share a workspace in CSR Connect Pro: milestones on a timeline, the team with its responsibilities, and the budget. Progress follows the milestones that are completed. You can also start an initiative yourself.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'CSR Connect Pro, Dayitva Pro, collaboration, milestone, timeline, progress, track project, initiative, project management',
  },
  {
    id: 'profile-in-marketplace',
    question: 'When does my profile appear in the marketplace?',
    answer:
      'As soon as your email address is verified. Members who are signed in then see it. A full profile is found more often: place, summary, focus areas, SDG goals and regions are what the search looks at.',
    link: { label: 'Your profile', to: '/profile' },
    asked: 'my profile is not visible, publish profile, be found, show up in search, profile not shown',
  },
  {
    id: 'save-a-profile',
    question: 'How do I keep a profile for later?',
    answer: 'Choose Save on it. Saved profiles are found again with the filter Saved; nobody else sees them.',
    link: { label: 'Saved profiles', to: '/marketplace?saved=true' },
    asked: 'bookmark, favourite, shortlist, saved profiles',
  },
  {
    id: 'csr-figures',
    question: 'Where do I see how much CSR money is spent, and where?',
    answer:
      "On the page CSR spending: ten years of totals, India's map by state and per resident, and the sectors, each with source and download.",
    link: { label: 'CSR spending in India', to: '/impact' },
    asked: 'CSR spend data, statistics, map of India, download CSV',
  },
];
