import type { LegalText } from './legal.rules.ts';

/** The built-in Terms of Service, shown until an admin publishes the block terms/main_content. */
export const TERMS: LegalText = {
  version: '2',
  effectiveFrom: '2026-11-27',
  content: `
<p>These terms are an agreement between you and the operator of this installation of Dayitva, who is named at the end of this page. You accept them when you create an account. If you act for an organisation, you accept them on its behalf and confirm that you may do so.</p>

<h2>1. What Dayitva is</h2>
<p>Dayitva is a place where companies, NGOs, consultants and service providers find each other for Corporate Social Responsibility (CSR) work, agree on it, and follow it in a shared workspace. We are an intermediary under the Information Technology Act, 2000: profiles, requests, workspaces, stories and messages are written by members, not by us.</p>
<p>We are not a party to what members agree with each other. No CSR money passes through Dayitva, and we are not an implementing agency, a fund manager, or your legal or tax adviser.</p>

<h2>2. Your account</h2>
<ul>
<li>You must be at least 18 years old.</li>
<li>Give true details and keep them up to date. One person, one account. The people of an organisation share its profile, and each signs in with their own account.</li>
<li>Keep your password to yourself. What is done with your account counts as done by you until you tell us that someone else has access to it.</li>
<li>You must confirm your email address before you can write to other members.</li>
</ul>

<h2>3. What “Verified” means</h2>
<p>A profile is marked as verified with a level and a day. Level 1, documents checked: we have compared documents that show who the member is with the profile. Level 2, field audit: someone acting on our behalf has also visited the member. Level 3, ongoing monitoring: we check again every year. A level ends after the period that we set for it, and immediately when a document that it depends on expires, is changed or is removed; we may revoke it with a reason. No level says that the member is eligible for CSR funds today, or that its work will succeed. A company remains responsible for choosing and monitoring whom it funds, and its Board for the duties under section 135 of the Companies Act, 2013.</p>

<h2>4. What you may not do</h2>
<p>Rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 lists what no one may host, publish or share. In plain words, do not put anything on Dayitva that</p>
<ul>
<li>belongs to someone else and that you have no right to use;</li>
<li>is obscene, invades another person’s privacy, or harms children;</li>
<li>insults or harasses on the basis of gender, race, religion, caste or anything else;</li>
<li>is false and meant to mislead, including figures of impact that you know to be wrong, or pretends to come from someone else;</li>
<li>encourages money laundering, gambling or any other offence, or violates a law in force;</li>
<li>threatens the unity, security or public order of India;</li>
<li>contains a virus or anything else that damages computers.</li>
</ul>
<p>Do not collect other members’ details with a program, send bulk requests, or try to get around a limit of the platform. Photographs and lists of children need the consent of a parent; prefer counts to names.</p>

<h2>5. What you write stays yours</h2>
<p>You keep your rights in what you put on Dayitva. You allow us to store it and to show it to the people whom the platform is meant to show it to: your profile to signed-in members, a request to the member whom you ask, a workspace to its participants, and a published story to everybody. That permission ends when you delete the content or your account, except where a partner’s own record needs it.</p>

<h2>6. Working together</h2>
<p>An accepted request on Dayitva is not a contract for a grant. Sign an agreement between yourselves that names the budget, the deliverables, the reports and what happens to unspent money, and keep it with your records. Budgets and dates in a workspace are information for the partners.</p>
<p>Legal explanations on Dayitva are general. Laws change, and some texts say on which day they were last checked. Ask a professional before you rely on them.</p>

<h2>7. What it costs</h2>
<p>Registration, profiles, search, requests and workspaces are free. There is no paid plan at present. Should we offer one, you will be asked first and nothing will become payable automatically.</p>

<h2>8. When we step in</h2>
<p>We may remove content or close an account that breaks these terms or the law. Where we can, we tell you why and hear you first. On an order of a court or a government agency with authority we remove content within the time that the Rules set.</p>

<h2>9. Ending the agreement</h2>
<p>You can delete your account on the page Account at any time. It is closed immediately and erased after 14 days. During that time you can sign in and change your mind. The <a href="/privacy">Privacy Policy</a> says what is kept for longer, and why.</p>

<h2>10. Our responsibility</h2>
<p>We run Dayitva with care but cannot promise that it is always available or free of errors, or that what members say is true. As far as the law allows, we are not liable for what members do or fail to do, nor for loss that we could not foresee. Nothing here limits a liability that the law does not let us limit.</p>

<h2>11. Complaints</h2>
<p>Write to the Grievance Officer named below if content on Dayitva breaks these terms or harms you, or if you disagree with a decision of ours. We acknowledge a complaint within 24 hours and dispose of it within 15 days of receiving it. If you are not satisfied, you may appeal to the Grievance Appellate Committee under the same Rules within 30 days.</p>

<h2>12. Changes and law</h2>
<p>When these terms change, the new version and its first day are shown at the top of this page, and members are reminded of the terms at least once a year. Indian law applies; the courts at the operator’s registered place decide disputes.</p>
`.trim(),
};
