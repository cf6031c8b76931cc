/** Words that the web also shows without a call, so it loads them alone and not those of all codes. */
export const EMAIL_TAKEN_WORDS = 'An account with this email already exists. Please log in instead.';
export const STATUS_NOT_ALLOWED_WORDS = 'You cannot move the collaboration to this status.';
export const INTERNAL_WORDS = 'Something went wrong on our side. Please try again.';

/**
 * Every error that the API answers: its code, HTTP status and default message.
 * A service throws `new AppError(code)`; the one error handler turns it into an answer.
 */
export const ERRORS = {
  VALIDATION_FAILED: [400, 'Some fields are not valid. Please check them.'],
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  FILE_EMPTY: [400, 'This file is empty. Please choose another one.'],
  FILE_UNREADABLE: [400, 'This file is damaged and cannot be read. Please choose another one.'],
  LINK_INVALID: [400, 'This link is not valid or has expired. Please ask for a new one.'],
  SIGN_IN_REQUIRED: [401, 'Please log in to continue.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password.'],
  SESSION_ENDED: [401, 'Your session has ended. Please log in again.'],
  TOKEN_INVALID: [401, 'This access token is not valid: it has expired, was revoked, or never existed.'],
  SECOND_FACTOR_REQUIRED: [401, 'Please enter the code from your authenticator app.'],
  SECOND_FACTOR_WRONG: [401, 'This code is wrong or has already been used. Please enter the latest one.'],
  SIGN_UP_PROOF_NEEDED: [403, 'Please enter the password that you chose when you signed up.'],
  ACCOUNT_SUSPENDED: [
    403,
    'This account is suspended. The email about it names the reason. To have it looked at again, please use the form at /grievance.',
  ],
  ROLE_FORBIDS: [403, 'Your role in this organisation does not allow this. Ask an owner.'],
  COLLABORATION_ROLE_FORBIDS: [403, 'Your role in this collaboration does not allow this.'],
  PASSWORD_NEEDED: [403, 'Please also enter your password.'],
  NO_ORGANISATION: [
    403,
    'You belong to no organisation any more. A colleague can invite you again. For your personal data, please use the form at /grievance.',
  ],
  JOIN_WAITING: [403, 'Your request to join an organisation waits for the answer of an owner.'],
  ACCOUNT_MERGED: [403, 'This account was merged into another one.'],
  EMAIL_NOT_CONFIRMED: [403, 'Please verify your email address to access this page.'],
  TOKEN_NOT_ALLOWED: [403, 'Access tokens cannot make this call: it has no scope. Please sign in instead.'],
  TOKEN_WITHOUT_SCOPE: [403, 'This access token lacks the scope that this call needs.'],
  FORBIDDEN: [403, 'You do not have permission to do this.'],
  SECOND_FACTOR_NEEDED: [403, 'Please also enter a code from your authenticator app, or a recovery code.'],
  SECOND_FACTOR_SETUP_REQUIRED: [403, 'Admins sign in with a second factor. Please set it up first.'],
  VERIFICATION_LEVEL_NEEDED: [403, 'This needs verification level 1 or higher.'],
  NOT_ENROLLED: [403, 'Please enrol in this course first.'],
  NOT_FOUND: [404, 'Not found.'],
  NOTIFICATION_NOT_FOUND: [404, 'This notification is not here. Old ones are deleted.'],
  FILE_NOT_FOUND: [404, 'File not found'],
  FILE_LINK_INVALID: [404, 'This link is not valid or has expired. Please open the document again.'],
  DOCUMENT_NOT_FOUND: [404, 'Document not found'],
  DOCUMENT_SHARE_NOT_FOUND: [404, 'Share not found'],
  PROFILE_NOT_FOUND: [404, 'Profile not found'],
  SHORTLIST_NOT_FOUND: [404, 'This list is not here. It may have been deleted, or belong to others.'],
  SEARCH_NOT_FOUND: [404, 'This search is not here. It may have been deleted.'],
  SERVICE_NOT_FOUND: [404, 'Service not found'],
  PROJECT_NOT_FOUND: [404, 'Project not found'],
  PICTURE_NOT_FOUND: [404, 'Picture not found'],
  COLLEAGUE_NOT_FOUND: [404, 'This person does not work for the organisation any more.'],
  INVITATION_NOT_FOUND: [404, 'This invitation was accepted or withdrawn.'],
  INVITATION_INVALID: [
    404,
    'This invitation is not valid: it was accepted, withdrawn or sent again, or its 14 days are over. Please ask for a new one.',
  ],
  DOMAIN_CLAIM_NOT_FOUND: [404, 'This domain was removed already.'],
  DOMAIN_LINK_INVALID: [
    404,
    'This link is not valid: it was used or sent again, its 24 hours are over, or you act for another organisation than the one that claims the domain.',
  ],
  JOIN_LINK_INVALID: [
    404,
    'This link is not valid: it was used or sent again, or its 24 hours are over. Please ask for a new one.',
  ],
  JOIN_REQUEST_NOT_FOUND: [404, 'This request is no longer here. It was answered or withdrawn.'],
  JOIN_OFFER_NOT_FOUND: [404, 'No organisation on Dayitva has confirmed the domain of your address.'],
  ACCESS_TOKEN_NOT_FOUND: [404, 'This access token was already revoked.'],
  WEBHOOK_NOT_FOUND: [404, 'This webhook was already deleted.'],
  DELIVERY_NOT_FOUND: [404, 'This delivery is no longer in the log.'],
  SESSION_NOT_FOUND: [404, 'This device is already signed out.'],
  COLLABORATION_REQUEST_NOT_FOUND: [404, 'Collaboration request not found'],
  REFUSAL_NOT_FOUND: [404, 'There is no decision here that you can answer.'],
  JOB_QUEUE_NOT_FOUND: [404, 'There is no queue with this name.'],
  COLLABORATION_NOT_FOUND: [404, 'Collaboration not found'],
  WORKSPACE_FILE_NOT_FOUND: [404, 'This file is not here. It may have been deleted.'],
  FOLDER_NOT_FOUND: [404, 'This folder is not here. It may have been deleted.'],
  NO_WORKSPACE_FILES: [404, 'There are no files yet.'],
  INDICATOR_NOT_FOUND: [404, 'This indicator is not here. It may have been deleted.'],
  REPORT_NOT_FOUND: [404, 'This report is not here. It may have been deleted.'],
  READING_NOT_FOUND: [404, 'This reading is not here. It may have been deleted.'],
  BUDGET_PROPOSAL_NOT_FOUND: [404, 'Budget proposal not found'],
  CALENDAR_FEED_NOT_FOUND: [404, 'There is no calendar at this address. Its owner can make a new one.'],
  MILESTONE_NOT_FOUND: [404, 'Milestone not found'],
  SEAT_NOT_FOUND: [404, 'This person is not named in the collaboration any more.'],
  COMMENT_NOT_FOUND: [404, 'Comment not found'],
  PARTICIPANT_NOT_FOUND: [404, 'Participant not found'],
  RATING_NOT_FOUND: [404, 'Rating not found'],
  CANNED_ANSWER_NOT_FOUND: [404, 'Canned answer not found'],
  SAVED_VIEW_NOT_FOUND: [404, 'Saved view not found'],
  CONTENT_BLOCK_NOT_FOUND: [404, 'Content block not found'],
  CASE_STUDY_NOT_FOUND: [404, 'Success story not found'],
  TESTIMONIAL_NOT_FOUND: [404, 'Testimonial not found'],
  TICKET_NOT_FOUND: [404, 'Support ticket not found'],
  CHAT_NOT_FOUND: [404, 'Chat not found'],
  GRIEVANCE_NOT_FOUND: [404, 'This report or request is no longer here.'],
  HOLIDAY_NOT_FOUND: [404, 'This holiday is no longer listed.'],
  VERIFICATION_REQUEST_NOT_FOUND: [404, 'Verification request not found'],
  NEWS_SOURCE_NOT_FOUND: [404, 'News source not found'],
  CERTIFICATE_NOT_FOUND: [404, 'There is no certificate with this number. Please check the number.'],
  DEMO_BOOKING_NOT_FOUND: [
    404,
    'There is no booking with this link. It may have been removed after its date.',
  ],
  DEMO_SLOT_NOT_FOUND: [404, 'This time is no longer here.'],
  DEMO_REQUEST_NOT_FOUND: [404, 'This request is no longer here.'],
  COURSE_SESSION_NOT_FOUND: [404, 'This date is no longer here.'],
  NEWS_NOT_FOUND: [404, 'This news is no longer here.'],
  COURSE_NOT_FOUND: [404, 'Course not found'],
  COURSE_MODULE_NOT_FOUND: [404, 'This module is not part of the course.'],
  COURSE_PROPOSAL_NOT_FOUND: [404, 'Course not found'],
  CIRCLE_NOT_FOUND: [404, 'Circle not found'],
  TOPIC_NOT_FOUND: [404, 'Topic not found'],
  POST_NOT_FOUND: [404, 'Post not found'],
  ATTACHMENT_NOT_FOUND: [404, 'Attachment not found'],
  UPLOAD_NOT_FOUND: [404, 'This upload is no longer here. Please choose the file again.'],
  RESOURCE_NOT_FOUND: [404, 'Resource not found'],
  INCIDENT_NOT_FOUND: [404, 'Incident not found'],
  MAINTENANCE_NOT_FOUND: [404, 'Maintenance not found'],
  MAINTENANCE_BEGUN: [409, 'This maintenance has begun. You can end it.'],
  MAINTENANCE_OVER: [409, 'This maintenance is over. It can no longer be changed.'],
  SANDBOX_NOT_FOUND: [404, 'This sandbox has ended.'],
  CONFLICT: [409, 'Someone else has just changed this. Please reload and try again.'],
  CHAT_UNAVAILABLE: [409, 'Nobody of the support team can chat now. Please create a ticket.'],
  CHAT_ALREADY_OPEN: [409, 'You already have a chat with the support team. Please reload to continue it.'],
  CHAT_TAKEN: [409, 'Another supporter has taken this chat.'],
  CHAT_ENDED: [409, 'This chat has ended.'],
  PROFILE_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  SERVICE_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  COLLABORATION_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  REPORT_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  MILESTONE_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  PROJECT_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  EMAIL_TAKEN: [409, EMAIL_TAKEN_WORDS],
  CONSENT_OUTDATED: [
    409,
    'Our privacy notice has changed. Please reload the page, read it again and agree to it.',
  ],
  REQUEST_TO_YOURSELF: [409, 'You cannot send a collaboration request to yourself.'],
  REQUEST_ALREADY_OPEN: [409, 'You already have an open request with this partner.'],
  REQUEST_WITHDRAWN_TOO_OFTEN: [
    409,
    'You have withdrawn several requests to this partner today. Please wait a day before you ask again.',
  ],
  GUEST_REQUEST_CHANGED: [
    409,
    'Another admin has just edited or decided this request. Please read the list again.',
  ],
  GUEST_REQUEST_BY_MAIL: [409, 'This request is from a guest. Reply by email, then close it.'],
  REQUEST_ALREADY_ANSWERED: [409, 'This collaboration request has already been answered.'],
  FOLDER_NAME_TAKEN: [409, 'There is a folder with this name already. Please choose another name.'],
  FOLDER_NOT_EMPTY: [409, 'There are files in this folder. Please move or delete them first.'],
  REPORT_SENT: [409, 'This report was sent. It can be changed when it is returned.'],
  REPORT_ANSWERED: [409, 'This report was answered or sent again in the meantime. Please read it again.'],
  READING_DAY_TAKEN: [409, 'There is a reading of this day already. Please change that one.'],
  WORKSPACE_FULL: [409, 'The files of this collaboration take 5 GB, the maximum. Please delete some first.'],
  COLLABORATION_ARCHIVED: [409, 'This collaboration is archived. Restore it to change it.'],
  UNDO_TOO_LATE: [409, 'It is too late to undo this.'],
  COLLABORATION_HAS_WORK: [
    409,
    'Work was done in this collaboration, so it cannot be deleted. You can archive it.',
  ],
  LEAD_CHANGED: [409, 'Your organisation does not lead this collaboration any more. Please reload.'],
  LEAD_KEEPS_ROLE: [409, 'The lead keeps its role until it hands the lead over.'],
  INVITATION_ANSWERED: [409, 'This invitation was already answered or withdrawn.'],
  INVITATION_EXPIRED: [409, 'This invitation has expired. Please ask for a new one.'],
  COLLABORATION_INVITED: [409, 'This organisation is invited already. You can send the invitation again.'],
  ALREADY_PARTICIPANT: [409, 'This organisation takes part already.'],
  LEAD_MUST_HAND_OVER: [
    409,
    'Your organisation leads this collaboration. Please hand the lead over to another one before you leave.',
  ],
  LAST_MEMBER: [409, 'You are the only member of this collaboration. You can archive it.'],
  NO_OTHER_MEMBER: [409, 'You are the only member of this collaboration. You can set its budget yourself.'],
  BUDGET_NEEDS_AGREEMENT: [409, 'Please propose the budget. It counts once another member agrees.'],
  BUDGET_PROPOSAL_OPEN: [409, 'A budget is already proposed. It has to be answered or withdrawn first.'],
  BUDGET_PROPOSAL_ANSWERED: [409, 'This budget proposal has already been answered or withdrawn.'],
  CERTIFICATE_REVOKED: [409, 'This certificate was revoked.'],
  COURSE_SESSION_OVER: [409, 'This date has begun, or was cancelled.'],
  COURSE_SESSION_FULL: [409, 'The waiting list of this date is full.'],
  COURSE_SESSIONS_FULL: [409, 'This course has as many dates as it can have. Please cancel one first.'],
  DEMO_SLOT_TAKEN: [409, 'This time is no longer free.'],
  DEMO_SLOT_TOO_SOON: [409, 'A demo can be booked up to one hour before it begins.'],
  DEMO_SLOT_OVERLAPS: [409, 'You already offer a demo at this time. Please choose another one.'],
  DEMO_SLOTS_FULL: [409, 'There are as many times to come as there can be. Please offer fewer.'],
  DEMO_BOOKING_OVER: [409, 'This demo has begun, or was cancelled.'],
  DEMO_BOOKING_OF_GROUP: [409, 'Please ask for another time: this one was made for your group.'],
  DEMO_BOOKINGS_FULL: [
    409,
    'Three demos to come are booked already from here. Please cancel one first, with the link in its mail.',
  ],
  DEMO_REQUESTS_FULL: [409, 'Three of your requests for a group demo are open. Please wait for our answer.'],
  DEMO_REQUEST_ANSWERED: [409, 'This request has already been answered.'],
  COURSE_HAS_NO_DATES: [409, 'Only webinars and workshops have dates.'],
  COLLABORATION_NOT_COMPLETED: [409, 'Partners can be rated once the collaboration is completed.'],
  ALREADY_RATED: [409, 'You have already rated this partner for this collaboration.'],
  RATING_OF_YOURSELF: [409, 'You cannot rate yourself.'],
  RATING_ALREADY_ANSWERED: [409, 'This rating has already been answered.'],
  CASE_STUDY_CHANGED: [
    409,
    'This success story was changed elsewhere since you opened it. Please open it again.',
  ],
  CASE_STUDY_DECLINED: [409, 'This success story was declined, so it cannot be changed or sent again.'],
  CASE_STUDY_ALREADY_SENT: [409, 'This success story has already been sent.'],
  CASE_STUDY_ALREADY_DECIDED: [
    409,
    'This success story no longer waits for a decision: another admin has decided it, or its author is changing it.',
  ],
  CASE_STUDY_MEDIA_FULL: [409, 'A success story has eight files at most. Please remove one first.'],
  REFUSAL_ANSWERED: [409, 'You have answered this decision already. You can answer once.'],
  ANSWER_ALREADY_DECIDED: [409, 'Another admin has already decided on this answer.'],
  JOB_NOT_FAILED: [409, 'No failed job waits here any more. It runs again, or is done.'],
  MAIL_NOT_FAILED: [409, 'No failed mail waits here any more. It was sent again, or given up.'],
  TESTIMONIAL_ALREADY_DECIDED: [409, 'This testimonial already has this status.'],
  MEMBER_CANNOT_BE_REMOVED: [409, 'A partner organisation cannot be removed from its collaboration.'],
  LAST_OWNER: [409, 'The organisation needs an owner. Make someone else an owner first.'],
  ONLY_OWNER_LEAVES: [
    409,
    'You are the only owner of an organisation with other people. Hand its ownership over first, or delete the organisation too.',
  ],
  OWNER_LEAVES: [
    409,
    'You are about to delete your account, and the organisation has no other owner. Keep your account first.',
  ],
  OWN_MEMBERSHIP: [409, 'You cannot remove yourself. Leave the organisation on the Account page.'],
  ALREADY_COLLEAGUE: [409, 'This person works for the organisation already.'],
  DOMAIN_CLAIMED: [409, 'Your organisation has claimed this domain already. You can send the link again.'],
  DOMAIN_HELD: [
    409,
    'Another organisation on Dayitva has confirmed this domain. Ask one of its owners for an invitation, or write to us at /support.',
  ],
  JOIN_ASKED: [409, 'You have asked to join an organisation already. Its owners answer by email.'],
  INVITATION_OPEN: [409, 'This address is invited already. You can send the invitation again.'],
  SECOND_FACTOR_ALREADY_ON: [409, 'Two-factor sign-in is already on.'],
  SECOND_FACTOR_OFF: [409, 'Two-factor sign-in is not set up. Please start again.'],
  STATUS_NOT_ALLOWED: [409, STATUS_NOT_ALLOWED_WORDS],
  PROGRESS_FOLLOWS_MILESTONES: [409, 'Progress follows the milestones. Complete a milestone to move it.'],
  PROJECT_PICTURES_FULL: [409, 'A project has six pictures at most. Please delete one first.'],
  LIMIT_REACHED: [409, 'You have as many of these as one member can have. Please delete one first.'],
  DOCUMENTS_FULL: [409, 'Your vault is full. Please remove a document that is no longer needed.'],
  COURSE_HAS_PRICE: [
    409,
    'This course has a price, and Dayitva takes no payments. Please contact its organiser.',
  ],
  COURSE_CHANGED: [409, 'This course was changed since you opened it. Please reload the page.'],
  COURSE_MODULE_NOT_DONE: [409, 'You can rate a course once you have completed one of its modules.'],
  COURSE_OF_YOURSELF: [409, 'You cannot rate your own course.'],
  COURSE_UNDER_REVIEW: [409, 'This course is with the reviewers. Take it back to change it.'],
  COURSE_DECLINED: [409, 'This course was declined. It cannot be changed or sent again.'],
  COURSE_NOT_SUBMITTED: [
    409,
    'This course is not waiting for a review: its author or another admin has acted.',
  ],
  COURSE_PUBLISHED: [409, 'This course is published. Please ask an admin to take it out of the catalog.'],
  COURSE_FILES_FULL: [409, 'This course has as many files as it can have. Please remove one first.'],
  UPLOADS_FULL: [409, 'You are uploading five files. Please cancel one first.'],
  UPLOAD_MOVED_ON: [409, 'Part of this file was already uploaded from another tab. Please try again.'],
  RESOURCE_PUBLISHED: [409, 'This resource is published. Upload a new version to change it.'],
  RESOURCE_DECLINED: [409, 'This resource was declined. It cannot be sent again.'],
  RESOURCE_NOT_WAITING: [
    409,
    'This resource no longer waits for a decision: another admin was first, or its author has changed it.',
  ],
  RESOURCE_VERSIONS_FULL: [409, 'A resource has twenty versions at most.'],
  LIBRARY_FULL: [409, 'Your files in the library take up 2 GB, the most that one member can have.'],
  RESOURCE_OF_YOURSELF: [409, 'You cannot rate your own resource.'],
  UPLOAD_UNFINISHED: [409, 'The file has not arrived completely yet. Please wait until it has.'],
  GRIEVANCE_DECIDED: [409, 'This has already been decided, by you or by another admin.'],
  GRIEVANCE_UNDECIDED: [
    409,
    'Reports and privacy requests are resolved by a decision with reasons. Please decide it in the register.',
  ],
  HOLIDAYS_FULL: [409, 'As many holidays are listed as there can be. Please remove past ones first.'],
  NEWS_SOURCES_FULL: [409, 'You have reached the maximum number of news sources. Please delete one first.'],
  NEWS_SOURCE_WITHOUT_FEED: [409, 'This source has no URL, so there is nothing to fetch.'],
  VERIFICATION_ALREADY_OPEN: [
    409,
    'You already have an open request. Withdraw it first to ask for another level.',
  ],
  VERIFICATION_LEVEL_LOCKED: [409, 'Complete the previous level first.'],
  VERIFICATION_LEVEL_STANDS: [409, 'You already hold this level. You can renew it in its last 90 days.'],
  VERIFICATION_PAPERS_MISSING: [409, 'Some papers or numbers that this level needs are still missing.'],
  VERIFICATION_PAPERS_CHANGED: [
    409,
    'The member has just changed one of the papers. Please look at them again before you decide.',
  ],
  VERIFICATION_ALREADY_DECIDED: [
    409,
    'This request is no longer open: another admin has decided it, or the member has withdrawn it.',
  ],
  VERIFICATION_LEVEL_NOT_HELD: [409, 'The member no longer holds this level.'],
  CIRCLES_FULL: [409, 'There are as many circles as one page can show. Please archive one first.'],
  CIRCLE_ARCHIVED: [409, 'This circle is archived. Its topics can be read, but nothing can be written.'],
  TOPIC_LOCKED: [409, 'This topic is locked. Nothing more can be written in it.'],
  POST_REMOVED: [409, 'This post was removed or hidden. It cannot be changed any more.'],
  POST_ALREADY_REPORTED: [409, 'You have already reported this post.'],
  REPORT_ALREADY_DECIDED: [409, 'The reports of this post have already been decided.'],
  MEMBER_CHANGED: [409, 'Another admin has just changed this member. Please look at the page again.'],
  MERGE_REFUSED: [409, 'These two members cannot be merged.'],
  MERGED_FOR_GOOD: [409, 'This account was merged into another one. A merge cannot be undone.'],
  OWN_SUSPENSION: [409, 'You cannot suspend your own account.'],
  ADMIN_NOT_SUSPENDABLE: [
    409,
    'This member is an admin. Take the admin rights away first, then suspend the account.',
  ],
  LAST_ADMIN: [409, 'This is the last admin. Make another member an admin first.'],
  ADMIN_BY_SETTING: [
    409,
    'The setting ADMIN_EMAIL makes this account an admin. Ask the operator to change the setting first.',
  ],
  CANNOT_BE_ADMIN: [
    409,
    'Only a member with a confirmed email address, who is not suspended or leaving, can become an admin.',
  ],
  EMAIL_CONFIRMED: [409, 'This member has confirmed the email address already.'],
  TICKET_LINK_INVALID: [
    404,
    'This link has expired or was replaced. Please open the newest email about your ticket, or write to us again.',
  ],
  TICKET_CHANGED: [409, 'Someone else has changed or answered this ticket since you opened it.'],
  TICKET_CLOSED: [
    409,
    'This ticket was resolved more than 14 days ago. Please create a new ticket, which goes on with this one.',
  ],
  TICKET_MERGED: [409, 'This ticket was merged into another one. Please open that one.'],
  TICKET_NOT_MERGED: [409, 'This ticket is not merged into another one.'],
  TICKET_NOT_RATABLE: [
    409,
    'Help can be rated within 14 days after a ticket is resolved, and the rating can be changed once.',
  ],
  REQUEST_TOO_SLOW: [408, 'The request took too long to arrive. Please try again.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  FILE_TOO_LARGE: [413, 'This file is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON.'],
  FILE_TYPE_NOT_ALLOWED: [415, 'This file cannot be used.'],
  DAILY_LIMIT_REACHED: [429, "You have reached today's limit. You can continue after midnight, Indian time."],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait a little and try again.'],
  HEADERS_TOO_LARGE: [431, 'The address or the headers of the request are too long.'],
  INTERNAL: [500, INTERNAL_WORDS],
  STORAGE_UNAVAILABLE: [503, 'Files cannot be stored or opened at the moment. Please try again later.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** Field name (dotted for nested ones) to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** The body of every failure. `message` repeats `error.message` for clients that read only that. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors };
  message: string;
}

interface CallFailureOptions {
  /** What went wrong, in words for the person. */
  message: string;
  status: number;
  fields?: FieldErrors;
  isExplained?: boolean;
  retryAfter?: number;
  /** What went wrong underneath, for the log. */
  cause?: unknown;
}

/**
 * An expected failure. The web makes its own from the answer of a failed call, which has the words already: so no page loads
 * those of all codes, which only `AppError` needs.
 */
export class CallFailure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  /** False for a failed call without words of the server: the message then names only the status. */
  readonly isExplained: boolean;
  /** After how many seconds another try makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { message, status, fields, isExplained = true, retryAfter, cause }: CallFailureOptions,
  ) {
    super(message, { cause });
    this.name = 'CallFailure';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.isExplained = isExplained;
    this.retryAfter = retryAfter;
  }
}

/** An expected failure that a service throws on the server, with the status and the words of its code unless others are given. */
export class AppError extends CallFailure {
  constructor(code: ErrorCode, options: Partial<CallFailureOptions> = {}) {
    const [status, message] = ERRORS[code];
    super(code, { ...options, status: options.status ?? status, message: options.message ?? message });
    this.name = 'AppError';
  }
}

/** Returns the words of an expected failure, or `fallback`, the screen's own words, if it has none. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof CallFailure && error.isExplained && error.message) || fallback;

/**
 * Returns the text of any error, for the screen that replaces a page which cannot be shown (specification part 1,
 * section 2). Every other screen has words of its own: see `failureText`.
 */
export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again.';
