import type { LegalText } from './legal.rules.ts';

/** The built-in Privacy Policy, shown until an admin publishes the block privacy/main_content. */
export const PRIVACY: LegalText = {
  version: '2',
  effectiveFrom: '2026-11-21',
  content: `
<p>This policy says which personal data Dayitva keeps, why, for how long, and what you can do about it. It is written with the Digital Personal Data Protection Act, 2023 (DPDP Act) and the Rules of 2025 in mind. The operator of this installation, named at the end of this page, decides about the data and answers for it.</p>

<h2>1. What we keep, and what for</h2>
<table>
<thead><tr><th>Data</th><th>What for</th></tr></thead>
<tbody>
<tr><td>Email address; password, only as a hash that cannot be reversed</td><td>To sign you in and to write to you about your account and collaborations; you choose in the settings which mails about collaborations and documents you receive</td></tr>
<tr><td>Profile: name, organisation, location, summary, focus areas, public contact details, for companies the CIN</td><td>To show signed-in members who you are, and to find suitable partners</td></tr>
<tr><td>Services, projects, collaboration requests, workspaces and milestones</td><td>To let you and your partners agree and work together</td></tr>
<tr><td>If you ask a member for a collaboration without an account: your name and email address, as you type them, with the request</td><td>To let an admin read it and pass it on to the member, who can then write to you</td></tr>
<tr><td>Stories that you send for the home page</td><td>To publish them once an admin has agreed; the name and role in them are what you entered</td></tr>
<tr><td>What you write, attach, report and follow in the community, and when you last visited a circle</td><td>To show signed-in members your posts under your name, to decide about reports, to mark what is new to you, and to send you the digest</td></tr>
<tr><td>Searches of the marketplace that you save</td><td>To show them to you again, and to mail you the new partners that they find, if you want</td></tr>
<tr><td>Support tickets</td><td>To answer you</td></tr>
<tr><td>Which stories, resources, news, courses and discussions you open, download or write in, and on which day; without an account, a code made from your internet address that is another one each day</td><td>To count readers once, and to show which topics are read most; nobody sees who read what</td></tr>
<tr><td>Sign-ins: when, and what your browser calls itself</td><td>To show you where you are signed in, and to end a session that is not yours</td></tr>
<tr><td>That you changed a password, second factor or email address, signed in on a new device, shared papers, or asked for verification, export or deletion; and what an admin did about your account: the kind, the time and your ID</td><td>To find out afterwards who did what, in a log that nobody can change</td></tr>
<tr><td>The version of the notice that you agreed to, and when</td><td>To prove your consent</td></tr>
</tbody>
</table>
<p>We do not ask for Aadhaar numbers, bank details or any data about beneficiaries. Please do not enter them.</p>

<h2>2. Who sees it</h2>
<ul>
<li>Signed-in members see your profile, services and projects once your email address is confirmed. The address you sign in with is not shown; you choose your public contact details, and in the settings of your profile which of them are shown.</li>
<li>Everyone, including search engines, sees your public page: the same information without any contact details and without the name of the person who speaks for an organisation. It is on for organisations and off for individuals until you decide otherwise in the settings.</li>
<li>A request is seen by the partner to whom you send it. The participants of a workspace see that workspace.</li>
<li>Everyone sees a published story.</li>
<li>The operator’s admins see what they need to answer support, review stories and requests from guests, and check documents.</li>
</ul>
<p>We do not sell data, show advertising, or use analytics or tracking services. No part of a page is loaded from another company’s server. Emails are sent through the operator’s mail server; the operator’s host stores the database. We hand data to an authority only where the law requires it.</p>

<h2>3. What is stored in your browser</h2>
<p>Dayitva sets no cookies for tracking. Your browser’s local storage holds</p>
<ul>
<li><code>access_token</code>, <code>refresh_token</code> and <code>retry_key</code>, which keep you signed in,</li>
<li><code>user</code>, your name and email as shown in the menu,</li>
<li>your choice of light or dark colours,</li>
<li>a token that shows that you have signed in from this browser before, which helps us to tell you apart from someone who guesses your password; it gives access to nothing.</li>
</ul>
<p>Some pages also store there what you have started, so that reloading the page loses nothing. What keeps you signed in and <code>user</code> are deleted when you sign out; you can clear everything in your browser at any time.</p>

<h2>4. How long we keep it</h2>
<ul>
<li>Your account and what belongs to it: until you delete it.</li>
<li>After you delete your account: it is closed immediately, your profile leaves the marketplace, and everything is erased after 14 days. Until then you can sign in and keep the account.</li>
<li>A collaboration that others take part in stays for them; your name in it is removed.</li>
<li>What you wrote in the community stays where it was written, as that of a former member, because others have answered it; its files and earlier versions are erased. You can remove your posts before you delete your account.</li>
<li>A request that you send without an account, with your name and email address: 30 days, and 30 more once an admin has passed it on.</li>
<li>A demo that you book, or ask for, without an account: 90 days after its date, or after our last answer.</li>
<li>Which stories, resources, news, courses and discussions you opened: 90 days.</li>
<li>A member who let you open a document sees your name in the list of its openings, even afterwards: the list says who has read it.</li>
<li>The log of such acts stays after your account is erased, with an ID that then belongs to nobody, and without your name or address.</li>
<li>Server logs hold no names, addresses, passwords or contents. The DPDP Rules will require certain logs to be kept for at least one year.</li>
<li>Backups: until they expire. Nothing is restored from them for accounts that were deleted.</li>
</ul>

<h2>5. Your rights</h2>
<p>Under sections 11 to 14 of the DPDP Act you may</p>
<ul>
<li><strong>see</strong> what we hold: download it on the page Account,</li>
<li><strong>correct and complete</strong> it: on your profile, or by writing to us,</li>
<li><strong>erase</strong> it: on the page Account,</li>
<li><strong>withdraw your consent</strong> as easily as you gave it: by deleting the account,</li>
<li><strong>nominate</strong> someone to exercise your rights if you die or cannot act: write to us,</li>
<li><strong>complain</strong>: to the contact below, and then to the Data Protection Board of India.</li>
</ul>
<p>We answer a grievance about personal data as soon as we can, and within 90 days at the latest. Most duties of the Rules come into force in May 2027; this policy is written to meet them already.</p>

<h2>6. How we protect it</h2>
<p>Passwords are stored as argon2id hashes, sign-in tokens as hashes. You can switch on a second factor. Too many attempts are slowed down. If a breach affects you, we tell you without delay what happened and what you can do, and we inform the Data Protection Board and CERT-In within the times that the law sets.</p>

<h2>7. Children</h2>
<p>Dayitva is for adults. If you believe that a child has an account, or that a photograph or name of a child was published without the consent of a parent, write to the Grievance Officer and we will remove it.</p>

<h2>8. Changes</h2>
<p>When this policy changes, the new version and its first day are shown at the top of this page. If we want to use data for something new, we ask you first.</p>
`.trim(),
};
