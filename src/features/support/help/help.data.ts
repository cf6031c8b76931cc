/** Question about the product with its answer. */
export interface HelpQuestion {
  /** Also its anchor: `/support#find-a-partner` opens and shows it. */
  id: string;
  question: string;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
  /** Page on which to do it. */
  link?: { label: string; to: string };
  /** Other words that people use to ask for it. */
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
      'It links corporates, NGOs, consultants and service providers in India for CSR: find the right partner in the CSR Marketplace, agree through a collaboration request, and run the work together in CSR Connect Pro.',
    link: { label: 'Home', to: '/' },
    asked: 'about this platform, what does this website do, who are you, what can you do, how does it work',
  },
  {
    id: 'create-an-account',
    question: 'How do I create an account?',
    answer:
      'Choose Sign Up and complete three steps: your member type (Corporate, NGO/Non-profit or Consultant/Service Provider), your email and password, and your profile. We then send you an email. Open its link to verify your address.',
    link: { label: 'Create an account', to: '/register' },
    asked: 'register, registration, join, become a member, new account, get started',
  },
  {
    id: 'who-can-join',
    question: 'Who can join, and which documents does registration need?',
    answer:
      'Companies, NGOs and other non-profits, consultants and service providers can join, also as an individual. You must be 18 or older. Each person has one account, and the people of an organisation share its profile. To register you need an email address that you can confirm, but no documents. Only verification needs documents.',
    link: { label: 'Create an account', to: '/register' },
    asked:
      'who may register, who can use Dayitva, can an individual join, can a trust, society or section 8 company join, new NGO without 80G, startup, freelancer, eligibility to register, documents required for registration, papers to register',
  },
  {
    id: 'verify-email',
    question: 'How do I verify my email address?',
    answer:
      'Open the link in the email that we sent when you registered. The link works once, for 24 hours. If you have not received the email, look in your spam folder, then choose Resend Verification Email. Only the latest email is valid.',
    link: { label: 'Resend the verification email', to: '/verify-email' },
    asked:
      'confirm email, confirmation mail, verification link, mail not received, did not get the email, expired link',
  },
  {
    id: 'log-in',
    question: 'I cannot log in. What can I do?',
    answer:
      'Check that you are using the email address that you registered with. If you do not remember the password, ask for a link to set a new one. After many wrong attempts you have to wait a little.',
    link: { label: 'Log in', to: '/login' },
    asked: 'sign in problem, login failed, cannot sign in, invalid email or password, locked out',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. How do I set a new one?',
    answer:
      'Choose “Forgot your password?” on the login page and enter your email address. The link in the email works once, for one hour. Setting a new password signs you out on all other devices.',
    link: { label: 'Ask for a new password', to: '/forgot-password' },
    asked:
      'reset password, lost password, password link, do not remember my password, cannot remember password',
  },
  {
    id: 'change-password',
    question: 'How do I change my password?',
    answer:
      'Open your account page from the menu under your initials, and enter the current password and a new one. Your other devices are signed out.',
    link: { label: 'Your account', to: '/account' },
    asked: 'new password, update password, choose another password',
  },
  {
    id: 'password-rules',
    question: 'Why is my new password refused?',
    answer:
      'A password needs at least 6 characters. We refuse passwords that many people use, and those made of your own name, email address or organisation, because they are guessed first. Three or four words that have nothing to do with each other make a good one.',
    link: { label: 'Your account', to: '/account' },
    asked:
      'password rules, password requirements, password length, number of characters, minimum characters, special character, weak password, strong password, password too common, password not accepted',
  },
  {
    id: 'change-email',
    question: 'How do I change the email address that I log in with?',
    answer:
      'On your account page. We send an email to the new address. The change takes effect when you open its link, so that a typing mistake cannot lock you out.',
    link: { label: 'Your account', to: '/account' },
    asked: 'update email, different email, wrong email address',
  },
  {
    id: 'two-factor',
    question: 'How do I protect my account with an authenticator app?',
    answer:
      'Switch on two-factor sign-in on your account page: scan the code with an authenticator app, enter the six digits that it shows, and keep the recovery codes in a safe place. You can use them to log in if you lose your phone.',
    link: { label: 'Your account', to: '/account' },
    asked: 'switch on 2FA, turn on two factor, enable authentication app, OTP, recovery codes, security',
  },
  {
    id: 'lost-second-factor',
    question: 'I have lost the phone with my authenticator app. How do I log in?',
    answer:
      'When you are asked for a code, choose “Use a recovery code” and enter one of your recovery codes. Each code works once. Then switch off two-factor sign-in on your account page and set it up again with the new phone. If you have lost the recovery codes too, write to the support team. They will check that it is you.',
    link: { label: 'Log in', to: '/login' },
    asked:
      'lost phone, new phone, changed mobile, authenticator gone, use recovery code, cannot get the six digits, two factor code does not work, locked out by 2FA',
  },
  {
    id: 'two-factor-off',
    question: 'How do I switch two-factor sign-in off, or get new recovery codes?',
    answer:
      'On your account page, under two-factor sign-in. Both need your password and a code. New recovery codes replace the old ones.',
    link: { label: 'Your account', to: '/account' },
    asked:
      'disable 2FA, turn off two factor, stop asking for a code, regenerate recovery codes, more recovery codes',
  },
  {
    id: 'devices',
    question: 'How do I sign out on another device?',
    answer:
      'Your account page lists the devices on which you are signed in. Sign out on one of them, or on all others at the same time.',
    link: { label: 'Your account', to: '/account' },
    asked: 'sessions, log out everywhere, lost phone, stolen laptop, devices',
  },
  {
    id: 'one-account',
    question: 'Can several people of our organisation use Dayitva?',
    answer:
      'Yes. An owner invites colleagues by mail, under People in the settings of the profile, and gives each a role: manager, member, finance or viewer. Each signs in with their own address and password.',
    link: { label: 'People', to: '/profile?tab=settings' },
    asked:
      'one login for the whole team, shared login, common login, share the login, add a colleague, invite colleagues, add staff, team member on our account, multiple users, more users, second user, several users, two people, sub account, team login',
  },
  {
    id: 'phone-app',
    question: 'Is there an app for my phone?',
    answer:
      'No. Dayitva works in the browser of your phone, and you install nothing. To open it like an app, choose “Add to Home screen” in the menu of the browser.',
    asked:
      'use on my phone, use on mobile, works on a phone, android app, iphone app, ios, play store, app store, mobile app, install the app, app download, does it work on mobile',
  },
  {
    id: 'languages',
    question: 'Is Dayitva available in Hindi or another language?',
    answer:
      'Not yet: its pages and emails are in English. You can ask the CSR Assistant in Hindi, in Devanagari or in English letters. It finds the answer and shows it in English. Your own profile, projects and requests can be in any language.',
    asked:
      'website in Hindi, page in Hindi, change language, other languages, regional language, Hindi version, Marathi, Tamil, Telugu, Bengali, Gujarati, Kannada, translation, translate',
  },
  {
    id: 'emails',
    question: 'Which emails do I get, and how do I stop them?',
    answer:
      'Choose under Profile, Settings, Emails. You can switch off emails about collaboration requests, answers to your requests, ratings, documents that expire, documents shared with you, your stories, mentions in the community and in collaborations, replies to your comments there, the weekly digest of the community, and the weekly email about new partners. Each search that you saved in the marketplace says there, under Saved, if it sends mail. You always receive emails about signing in, your account, our terms, your verification, your support tickets, and posts of yours that a moderator hides.',
    link: { label: 'Your settings', to: '/profile?tab=settings' },
    asked:
      'unsubscribe, too many emails, stop mails, turn off notifications, switch off mails, email settings, notification settings, email notifications, newsletter',
  },
  {
    id: 'download-data',
    question: 'How do I get a copy of my personal data?',
    answer:
      'On your account page you can download everything that we keep about you as one JSON file. The Privacy Policy says what we keep, and why.',
    link: { label: 'Your account', to: '/account' },
    asked: 'export data, download my data, DPDP, data protection, right to access',
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer:
      'On your account page. The account is closed immediately and erased after 14 days. Until then you can log in and keep it. What others need for their records is kept without your name.',
    link: { label: 'Your account', to: '/account' },
    asked:
      'close account, permanently delete, remove my account, erase data, leave the platform, deactivate, cancel my account',
  },
  {
    id: 'keep-account',
    question: 'Can I stop the deletion of my account?',
    answer:
      'Yes, for 14 days. Log in and choose “Keep my account”, which appears at the top of every page until then. Your profile then reappears in the marketplace. After 14 days everything is erased, and no one can bring it back.',
    link: { label: 'Your account', to: '/account' },
    asked:
      'undo deletion, cancel deletion, restore my account, recover deleted account, changed my mind, reactivate',
  },
  {
    id: 'support-ticket',
    question: 'How do I reach the support team?',
    answer:
      'Write to us under Contact on the support page. You get a ticket number immediately and an answer by email within 24 business hours (Mon-Fri, 9:00 AM - 6:00 PM IST, about three working days); the ticket says by when. When you are signed in, you see all your tickets under Tickets.',
    link: { label: 'Create a support ticket', to: '/support?tab=contact' },
    asked:
      'contact support, talk to support, talk to a person, human, help desk, helpline, customer care, call you, your phone number, complaint, grievance, report a problem, report abuse, report a member, report a fake profile, fake NGO, fraud, hacked account, email us, support email',
  },
  {
    id: 'operator',
    question: 'Who runs Dayitva?',
    answer:
      'The operator who is named at the end of the Terms of Service. Dayitva is an intermediary: members write their profiles, requests and stories themselves. It is not an implementing agency, a fund manager or your legal adviser.',
    link: { label: 'Terms of Service', to: '/terms' },
    asked:
      'who owns Dayitva, who is behind this website, owner, founder, company behind Dayitva, government website, is it run by the government, office address, head office, operator',
  },
  {
    id: 'see-a-demo',
    question: 'Can I see a demo or try Dayitva first?',
    answer:
      'Yes. The page Platform Demo has short films, a sandbox in which you try both sides with made-up members, and times to book for a demo with our team. None of it costs anything.',
    link: { label: 'Platform Demo', to: '/demo' },
    asked:
      'demo, book a demo, live demo, product tour, walkthrough, trial, free trial, try before registering, test account, sandbox, video of the platform, onboarding session, show me how it works',
  },
  {
    id: 'premium',
    question: 'What does premium cost, and what is in it?',
    answer:
      'There is no premium plan to buy: everything is free for everybody. What we do: analytics of your own work, matching with reasons, and a place in the marketplace for each confirmed member. What we do not: sell better matches, better places or more visibility. No one can pay to come first.',
    link: { label: 'Home: What does Dayitva cost?', to: '/#faq-5' },
    asked:
      'premium per month, premium price, premium plan, premium features, paid features, 999 rupees, subscription cost, upgrade, pro plan, paid version, advanced analytics, priority matching, enhanced visibility',
  },
  {
    id: 'claims',
    question: 'Does Dayitva have real-time reporting, impact metrics and blockchain?',
    answer:
      'What we do: a workspace shows changes of partners at once; indicators with plan and readings measure impact; progress reports are drafted from the records; verification has three levels. What we do not: there is no blockchain, and no CSR money passes through Dayitva. Admin decisions and changes of records are in a log that shows later changes.',
    asked:
      'blockchain, block chain, ledger, crypto, real time, live reporting, real-time data, impact metrics, financial transparency, is it true what you claim, marketing claims',
  },
  {
    id: 'notifications',
    question: 'Where are my notifications?',
    answer:
      'Behind the bell in the header: requests, answers, comments, mentions and what expires. Your desk shows what waits for you.',
    link: { label: 'Notifications', to: '/notifications' },
    asked: 'what is new, where do I see news, bell, alerts, what happened, unread, updates, news for me',
  },
  {
    id: 'learn-csr',
    question: 'Are there courses, webinars and templates?',
    answer:
      'Yes, under Learn CSR: courses with a certificate, webinars and workshops, and a library of guides, research reports, templates (agreement, budget, due diligence, quarterly report) and data. All are free.',
    link: { label: 'Learn CSR', to: '/learn' },
    asked:
      'training for NGOs, course, certificate of a course, learn about CSR, MoU template, sample agreement, template of a proposal, budget template, format of a report, due diligence checklist, resources, guides, library, download templates, workshop, webinar',
  },
  {
    id: 'ask-the-community',
    question: 'Where can I ask other members?',
    answer:
      'In the community: choose a circle, start a topic, and others answer. You can follow topics and mention members.',
    link: { label: 'Community', to: '/community' },
    asked: 'forum, discussion, circles, groups, talk to other NGOs, ask a question to members, peer network',
  },
  {
    id: 'report-content',
    question: 'How do I report a member or something that is wrong?',
    answer:
      'Choose Report this page, or Report at a post, or write to the Grievance Officer. Nobody else learns who reported. We acknowledge a complaint within 24 hours and decide within 15 days.',
    link: { label: 'Grievance', to: '/grievance' },
    asked:
      'flag content, report a post, abusive, spam from a member, wrong information on a profile, report content',
  },
  {
    id: 'colours',
    question: 'How do I switch to dark colours?',
    answer: 'At the bottom of every page you can choose light, dark or the setting of your device.',
    asked: 'dark mode, light mode, theme, night mode',
  },
];

export const PARTNERSHIPS: HelpQuestion[] = [
  {
    id: 'find-a-partner',
    question: 'How do I find an NGO or another partner?',
    answer:
      'Open the CSR Marketplace and search for words such as “girls education Ranchi”. Narrow the list by organization type and state. Each result shows how well it fits you (AI Match, 0 to 100 %) and why. AI search takes a whole sentence. You must be signed in.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'search NGOs, find implementing partner, look for a company, find corporate donors, find consultant, discover organisations, marketplace, matching',
  },
  {
    id: 'matching',
    question: 'How does Dayitva match partners and order the results?',
    answer:
      'Each member has a score for you, AI Match, from 0 to 100 %. It adds up what you both work on, trust (verification, ratings, answers), places, the size of projects and the kind of member; Why this match shows every part. If you wish, the need of a place counts too. An empty profile of your own makes all scores low. Best match puts high scores first. No one can pay for a better place.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'matching, match score, algorithm, AI matching, ranking, recommendation, order of results, why am I shown this partner, come first in search, rank higher, promote our profile, featured, sponsored',
  },
  {
    id: 'csr-funds',
    question: 'How does our NGO get CSR funds through Dayitva?',
    answer:
      'Dayitva gives and collects no money; it helps companies to find you. Complete your profile, add your projects with budgets and results, and get verified. Then search the marketplace for corporates with your focus areas and send a collaboration request. A company pays you directly, under the agreement that you sign with it. An implementing agency needs a CSR registration number (form CSR-1).',
    link: { label: 'Corporates in the marketplace', to: '/marketplace?type=corporate' },
    asked:
      'apply for CSR funds, apply for funding, get funding for my NGO, get CSR grant, raise funds, fundraising, get donations from companies, find sponsor, find donors, submit a proposal, project proposal, apply for grant',
  },
  {
    id: 'send-a-request',
    question: 'How do I send a collaboration request?',
    answer:
      'Choose Request Collaboration on a profile in the marketplace. Enter what you want to achieve (20 to 600 characters), the timeframe and the budget band. The partner gets an email and answers under Profile, Connections. Your email address must be verified first. Without an account you can send a request from a member’s public page. Our team reads it first and passes it on; it is deleted 30 days after you sent it, or 30 days after our team passed it on.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'request collaboration, approach a partner, propose a project to a company, contact an NGO, write to an NGO, contact an ngo on Dayitva, invite a partner, budget band, timeframe',
  },
  {
    id: 'answer-a-request',
    question: 'Where do I accept or decline a request?',
    answer:
      'Under Profile, Connections. Incoming shows the requests that you received, Sent the requests that you sent. You can withdraw a sent request until it is answered. The other partner is notified by email.',
    link: { label: 'Your connections', to: '/profile?tab=connections' },
    asked:
      'answer request, accept request, decline request, request rejected, withdraw request, cancel a request, take back a request, incoming requests',
  },
  {
    id: 'no-answer-yet',
    question: 'How long does a partner have to answer my request?',
    answer:
      'There is no deadline. A request waits until the partner accepts or declines it, or until you withdraw it. You can have one open request to the same partner. Your requests and their states are under Profile, Connections, Sent.',
    link: { label: 'Your sent requests', to: '/profile?tab=connections&requests=sent' },
    asked:
      'no reply from partner, no response to my request, partner does not reply, NGO not answering, request still pending, request expires, reminder to partner, days to accept',
  },
  {
    id: 'workspace',
    question: 'What is a workspace?',
    answer:
      'When a request is accepted, both partners share a workspace in CSR Connect Pro: milestones on a timeline, the team with its responsibilities, and the budget, which one proposes and the other agrees to. Completed milestones determine the progress. You can also start an initiative yourself.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'CSR Connect Pro, Dayitva Pro, collaboration, milestone, timeline, progress, track project, initiative, project management',
  },
  {
    id: 'milestones',
    question: 'How do milestones and progress work?',
    answer:
      'Milestones are on the timeline of a workspace. The lead and implementers add, change and complete them; reviewers and viewers cannot. The progress is the share of milestones that are completed, unless somebody sets it by hand with a reason under Settings, Progress.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'add a milestone, delete a milestone, edit a milestone, complete a milestone, mark milestone as done, edit milestone, progress percentage, how is progress calculated, progress shows 0',
  },
  {
    id: 'add-a-partner',
    question: 'How do I add a partner to a workspace?',
    answer:
      'Open the workspace and choose Add partner under Team. This adds the name of an organisation, which does not have to be a member and cannot see the workspace. To work with an organisation here, choose Invite organisation under Team: it is in once it accepts. Only the lead of a collaboration can invite.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'third partner, invite partner to workspace, add another NGO to our project, add team member to collaboration, remove a partner, participants',
  },
  {
    id: 'who-sees-a-workspace',
    question: 'Who sees a request and a workspace?',
    answer:
      'A request is seen by you and the partner to whom you send it. A workspace is seen by the members who take part in it. What they may change depends on their role: the lead and implementers work on everything, reviewers comment and accept reports, viewers only read. Other members see neither. Each organisation can leave it. The lead and implementers can archive it. Only owners and managers of the lead can delete it, and only while nothing was done in it.',
    link: { label: 'Privacy Policy: Who sees it', to: '/privacy#who-sees-it' },
    asked:
      'who can see my request, is our budget confidential, budget visible to others, private, who can edit, who can delete a collaboration, who may delete, roles in a workspace, lead, implementer, reviewer, viewer, what can a reviewer do, delete collaboration',
  },
  {
    id: 'marketplace-or-pro',
    question: 'What is the difference between the CSR Marketplace and CSR Connect Pro?',
    answer:
      'In the CSR Marketplace you find partners and ask them. In CSR Connect Pro you work with those who accepted: milestones, files, budget, indicators and reports in a shared workspace. Both are free.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'marketplace versus connect pro, marketplace vs pro, which one do I need, difference marketplace workspace',
  },
  {
    id: 'evidence',
    question: 'How do I upload photos as evidence of a milestone?',
    answer:
      'In the workspace, choose Take photo or Add photos at an open milestone on the Timeline. Photos are made small on your phone and sent at once; your partner sees them, and they are under Files too. For a completed milestone choose Add evidence.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'photo evidence, proof of work, add photos to a milestone, upload site photos, geotagged photos, attach files to a milestone, share files with the partner, upload a file in the workspace',
  },
  {
    id: 'progress-reports',
    question: 'How do I report on a quarter to my partner?',
    answer:
      'In the workspace, under Reports. A report is drafted from the records of its period: milestones, indicators and files. Check it, add your words and send it. The partner accepts it or returns it with a comment, and both can download it as PDF.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'quarterly report, progress report, monthly report, annual report to funder, send a report, submit report, report to the donor, accept a report, return a report, PDF of a report, reporting',
  },
  {
    id: 'instalments',
    question: 'How do I ask a company for the next instalment?',
    answer:
      'Ask your partner directly, under the agreement that you signed: no CSR money passes through Dayitva. In the workspace, show what was done: complete milestones with evidence, send a progress report, and comment there.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'next instalment, installment, tranche, release of funds, fund request, ask for money, payment not received, when do we get the money, next payment, disbursement',
  },
  {
    id: 'budget-of-a-workspace',
    question: 'How do we agree on a budget?',
    answer:
      'In the workspace, one partner proposes the budget and the other agrees. Until then the old one stays. Owners, managers and finance can do so; both see who agreed and when.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'propose a budget, change the budget, accept a budget, budget proposal, revise budget, agree on the amount, edit the budget of the workspace',
  },
  {
    id: 'impact-indicators',
    question: 'How do I measure the impact of a project?',
    answer:
      'In the workspace, under Impact: choose indicators with a target, and add a reading from time to time. The chart shows the way to the target.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'enter the number of beneficiaries, add people reached, record results, indicator, KPI, outcome, people reached, beneficiaries, reading, target, baseline, measure results, impact report',
  },
  {
    id: 'start-an-initiative',
    question: 'How do I create a project in CSR Connect Pro?',
    answer:
      'Choose Create New Collaboration on the page Collaborations, or accept a request: both start a workspace. You can import milestones, invite organisations, and work alone until somebody joins.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'create initiative, new collaboration, start a workspace, new workspace, start a project, own initiative without a partner',
  },
  {
    id: 'end-a-collaboration',
    question: 'How do I complete, pause, archive or leave a collaboration?',
    answer:
      'Change its status in the workspace under Settings, with a reason for a pause. There you can also archive it for all, or leave it. When it is completed, partners can rate each other.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'complete a project, close a project, pause a project, leave a workspace, archive, restore, end a collaboration, mark as completed, put on hold, hold a project, restore an archived project, hand over the lead, transfer the lead, mute a collaboration',
  },
  {
    id: 'saved-searches',
    question: 'Can I save a search and hear of new partners?',
    answer:
      'Yes. Choose Save search in the marketplace. It is kept under Saved, and mails you daily when somebody new fits, if you wish.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'save search, search alert, email when a new NGO joins, tell me when a new NGO joins, tell me when one comes, alert for new NGOs in a state, new partners by mail',
  },
  {
    id: 'compare-members',
    question: 'How do I compare NGOs?',
    answer:
      'Select up to four members in the marketplace and choose Compare: their facts stand side by side. You can also put members on a list with notes, which your colleagues see.',
    link: { label: 'CSR Marketplace', to: '/marketplace' },
    asked:
      'compare partners, side by side, shortlist NGOs, list with notes, share a shortlist with colleagues',
  },
  {
    id: 'download-lists',
    question: 'Can I download lists and records for Excel?',
    answer:
      'Yes: lists of the marketplace and shortlists as CSV and XLSX, the records of a workspace as XLSX and its plan and reports as PDF, and CSR figures as CSV.',
    asked:
      'export to excel, xlsx, csv download, export data of a project, download list of NGOs, print a report',
  },
  {
    id: 'calendar',
    question: 'Can I see milestones in my calendar?',
    answer:
      'Yes. A workspace and the page Collaborations have a calendar address. Add it to Google Calendar, Outlook or the calendar of your phone.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked: 'google calendar, outlook, ics, calendar feed, sync due dates, reminders of milestones',
  },
  {
    id: 'profile-in-marketplace',
    question: 'When does my profile appear in the marketplace?',
    answer:
      'As soon as your email address is verified. Signed-in members then see it. A complete profile is found more often: the search looks at place, summary, focus areas, SDG goals and regions.',
    link: { label: 'Your profile', to: '/profile' },
    asked: 'my profile is not visible, publish profile, be found, show up in search, profile not shown',
  },
  {
    id: 'edit-profile',
    question: 'How do I change my profile or my picture?',
    answer:
      'Open Profile from the menu under your initials and choose Edit Profile. There you can change your name, summary, places, focus areas, SDG goals, registrations and contact details. Select your picture to upload another one. Public View shows what others see.',
    link: { label: 'Edit your profile', to: '/profile?edit=1' },
    asked:
      'update profile, edit profile, profile photo, logo, avatar, change name, change organisation name, phone number on profile',
  },
  {
    id: 'contact-details',
    question: 'Who sees my phone number and email address?',
    answer:
      'Signed-in members who have confirmed their own email see your public phone number and public email address, unless you hide them under Profile, Settings, Contact details. Visitors and search engines never see them. No member sees the email address that you sign in with, or your private phone number, which is for our team only.',
    link: { label: 'Your settings', to: '/profile?tab=settings' },
    asked:
      'who can see my phone number, is my phone number public, phone number visible to others, show my number, hide my number, hide phone number, is my email shown, email visible, who sees my email, hide email, hide contact details, contact number private, will others get my number',
  },
  {
    id: 'public-page',
    question: 'How do I hide my page from visitors and search engines?',
    answer:
      'Under Profile, Settings, Your page, switch off Public page. Visitors then get “Page Not Found”. Signed-in members still see your profile in the marketplace. The page is on for organisations until you switch it off, and off for individuals until you switch it on.',
    link: { label: 'Your settings', to: '/profile?tab=settings' },
    asked:
      'hide profile, hide my profile from public, private profile, make profile private, visible on Google, Google search, search engine, public page, public profile, who sees my page, can people without an account see my page, visible to visitors',
  },
  {
    id: 'page-address',
    question: 'How do I share my profile, and can I change its address?',
    answer:
      'Choose Share on your profile to copy its link. You can change the address under Profile, Settings, Your page. Your last five addresses still lead to your page.',
    link: { label: 'Your settings', to: '/profile?tab=settings' },
    asked: 'link to my profile, profile link, share my page, copy link, custom address, url of my page, slug',
  },
  {
    id: 'add-a-service',
    question: 'How do I add a service that I offer?',
    answer:
      'Under Profile, Services, choose Add service. It needs a title (up to 120 characters), a tagline (up to 90) and a description (up to 1,500); price in rupees, duration and coverage are optional. The service then appears on your profile in the marketplace.',
    link: { label: 'Your services', to: '/profile?tab=services' },
    asked:
      'list services, new service, offer a service, create service, publish services, edit service, delete service',
  },
  {
    id: 'add-a-project',
    question: 'How do I add a project?',
    answer:
      'Under Profile, Projects, choose Add project. It needs a title and a status; dates, budget, Schedule VII item, districts and people reached make it more useful to partners. A project can have up to six pictures.',
    link: { label: 'Your projects', to: '/profile?tab=projects' },
    asked:
      'list projects, new project, past work, show our work, create project, project pictures, upload pictures of our project, photos of a project, edit project, delete project',
  },
  {
    id: 'registrations-on-profile',
    question: 'Where do I enter CIN, PAN, Darpan ID, CSR number, 12A, 80G and FCRA?',
    answer:
      'In the form Edit Profile, under registrations. Each number is checked while you type: its format, and whether it matches your PAN. Other members never see your PAN, or the GSTIN, 12A and 80G numbers that contain it. While you ask for verification, an admin can see them to compare them with your papers; each look is logged in your vault. The other numbers are in public registers.',
    link: { label: 'Edit your profile', to: '/profile?edit=1' },
    asked:
      'identifiers, registration numbers, enter our CIN, enter PAN, add GSTIN, add CIN, add Darpan, add CSR-1 number, add FCRA number, who sees my PAN, is my PAN visible, wrong number, invalid CIN',
  },
  {
    id: 'cin',
    question: 'What is a CIN, and what does a foreign company enter?',
    answer:
      'A corporate identity number has 21 characters: L or U (listed or not), five digits for the industry, two letters for the state, the year of registration, three letters for the class of company, such as PLC or PTC, and six digits. You find it on the certificate of incorporation. It changes when a company is listed or moves to another state.\n\nA foreign company with a place of business in India has an FCRN instead: the letter F and five digits. Enter it in the same field.',
    link: { label: 'Edit your profile', to: '/profile?edit=1' },
    asked:
      'corporate identity number, CIN format, CIN number meaning, FCRN, foreign company registration number, listed company, L or U in CIN',
  },
  {
    id: 'darpan-id',
    question: 'What is a Darpan ID?',
    answer:
      'The number that an NGO gets on NGO Darpan, the portal of NITI Aayog: the letters of the state, the year and seven digits, such as RJ/2024/1234567. Older numbers may have six digits. Enter it on your profile under registrations.',
    link: { label: 'Edit your profile', to: '/profile?edit=1' },
    asked: 'NGO Darpan, NITI Aayog, Darpan number, Darpan registration, unique id of an NGO',
  },
  {
    id: 'document-vault',
    question: 'Where do I store certificates and other documents?',
    answer:
      'In your document vault: registration, 12A, 80G, CSR-1, audited accounts by year, FCRA, board resolutions and policies, as PDF or picture up to 20 MB each. No one else can open a document until you share it. We write to you 90, 60 and 30 days before one expires.',
    link: { label: 'Document vault', to: '/documents' },
    asked:
      'upload documents, upload certificate, 80G certificate upload, papers, vault, file size, how big, how large, maximum size of a document, file types, expiry reminder, due diligence papers, annual report',
  },
  {
    id: 'share-a-document',
    question: 'How do I share a document with a funder?',
    answer:
      'In the document vault, choose Share on the document, select the member and the period: 7, 30 or 90 days. You can stop sharing at any time, and you can see who opened the document and when. The funder finds it under Shared with you.',
    link: { label: 'Document vault', to: '/documents' },
    asked:
      'send papers to a company, give access to documents, stop sharing, who opened my document, who has seen my documents, shared with me, shared with you, revoke access',
  },
  {
    id: 'get-verified',
    question: 'How do I get verified?',
    answer:
      'Store the documents that level 1 needs in your document vault, open Verification from your profile and choose Ask for level 1. The page says what is still missing. An admin compares the documents with your profile and answers by email with a reason. Verification is free. You can then ask for level 2 (field audit) and level 3 (ongoing monitoring). When a document has expired or has changed, ask for renewal on the same page.',
    link: { label: 'Verification', to: '/verification' },
    asked:
      '3-tier verification, three tier verification, three levels of verification, do you verify companies too, verification of companies, get verified, become verified, verification level, level 2 verification, level 3 verification, verified badge for my profile, papers checked, field audit, ongoing monitoring, renew verification, verification lost, verification ended, why am I not verified',
  },
  {
    id: 'verification-documents',
    question: 'Which documents does verification need?',
    answer:
      'Level 1 needs these in your document vault:\n\nNGO: registration, 12A, 80G, CSR-1, and audited accounts of one of the last two financial years. Company: certificate of incorporation. Consultant: certificate of practice, GST or Udyam registration, or the registration of your firm. Service provider: certificate of incorporation, partnership deed, GST or Udyam registration.\n\nYour profile also needs the numbers that an admin compares with them: for an NGO the CSR registration number and PAN, for a company the CIN or FCRN, for all others the PAN.',
    link: { label: 'Verification', to: '/verification' },
    asked:
      'documents required for verification, papers for verification, which papers for level 1, what to upload to get verified, certificates for verification, documents checked before verification, what do you check',
  },
  {
    id: 'verification-time',
    question: 'How long does verification take?',
    answer:
      'There is no fixed time. An admin reviews each request and emails you the decision; the Verification page shows your open request until then. An admin compares your documents with your profile, so check first that names and numbers are the same. Level 2 also needs a visit, and level 3 a review every year.',
    link: { label: 'Verification', to: '/verification' },
    asked:
      'verification time, how many days for verification, how long until I am verified, when will I be verified, verification pending, verification delay, not verified yet, still waiting for verification, status of my verification, duration of verification',
  },
  {
    id: 'verification-validity',
    question: 'How long is a verification valid?',
    answer:
      'Levels 1 and 2 last two years, level 3 one year. Level 1 ends earlier when one of its documents expires or is changed, or when your name changes. All levels end when your CIN, CSR registration number, PAN or kind of member changes. We email you 30 days before a level ends, and you can ask for renewal in its last 90 days.',
    link: { label: 'Verification', to: '/verification' },
    asked:
      'how often checked again, re-check, reverification, every year, validity of verification, verification expires, verified badge expires, renewal of verification, when does my level end',
  },
  {
    id: 'rate-a-partner',
    question: 'How do I rate a partner, and where do ratings come from?',
    answer:
      'When a collaboration is completed, each partner can rate each of the others once in the workspace, with one to five stars and a comment. A rating cannot be changed later. Only partners of a finished collaboration can rate.',
    link: { label: 'Your collaborations', to: '/collaborations' },
    asked:
      'give rating, stars, review, reviews, feedback on a partner, who can rate, change a rating, rate an NGO',
  },
  {
    id: 'answer-a-rating',
    question: 'How do I answer a rating that I received?',
    answer:
      'The Overview tab of your profile shows the ratings that you received. Choose Answer under a rating. You can answer each rating once. Everyone who sees the rating sees your answer below it.',
    link: { label: 'Your profile', to: '/profile' },
    asked:
      'bad rating, unfair review, reply to a review, respond to rating, wrong rating, remove a rating, someone rated us badly',
  },
  {
    id: 'share-a-story',
    question: 'How do I share our success story?',
    answer:
      'Choose Share Your Story on the home page, next to the stories from members. An admin reviews it before it is published. Under Profile, Stories, you see whether it is waiting, published or declined, and why it was declined.',
    link: { label: 'Your stories', to: '/profile?tab=stories' },
    asked: 'testimonial, success story, tell our story, story declined, story waiting, publish my story',
  },
  {
    id: 'save-a-profile',
    question: 'How do I keep a profile for later?',
    answer:
      'Choose Save on the profile. To find it again, use the Saved filter. No one else sees which profiles you saved.',
    link: { label: 'Saved profiles', to: '/marketplace?saved=true' },
    asked: 'bookmark, favourite, saved profiles, save an NGO for later',
  },
  {
    id: 'csr-calculator',
    question: 'Can Dayitva work out what my company must spend on CSR?',
    answer:
      'Yes, the CSR calculator does, without an account. Type the figures of three years, and it says whether CSR applies, how much is due, what has to move where by when, and which rule says so. Nothing that you type is stored. It is not legal advice.',
    link: { label: 'CSR calculator', to: '/csr-calculator' },
    asked: 'calculator, work out CSR, compute my CSR amount, CSR tool, what if the Bill becomes law',
  },
  {
    id: 'csr-figures',
    question: 'Where do I see how much CSR money is spent, and where?',
    answer:
      'On the CSR spending page: totals of ten years, a map of India by state and per resident, and the sectors, each with its source and a download.',
    link: { label: 'CSR spending in India', to: '/impact' },
    asked: 'CSR spend data, statistics, map of India, download CSV',
  },
];
