import type { Act } from '#platform/contract/people/roles.ts';

const of = (act: Act, names: string): [string, Act][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, act]);

/** The kind of act of every call that does more than read, for members: what the contracts say, written a second time. */
export const ROUTE_ACTS: Readonly<Record<string, Act>> = Object.fromEntries([
  ...of(
    'personal',
    `
    agreeToConsentNotice keepAccount scheduleAccountDeletion withdrawEmailChange changeEmail changePassword
    removeOtherSessions removeSession beginTwoFactor confirmTwoFactor renewRecoveryCodes switchOffTwoFactor
    createAccessToken revokeAccessToken createCalendarFeed removeCalendarFeed likeCaseStudy unlikeCaseStudy followCircle unfollowCircle visitCircle
    followTopic readTopic previewPost openAttachment reportPost leaveSession registerForSession leaveCourse enrolInCourse
    answerCourseQuiz saveModuleProgress removeCourseRating rateCourse previewCourseText markNews startChat endChat
    sendChatMessage reportChatTyping removeTicketFile openTicketFile createTicketFile rateTicket replyToTicket
    createUpload removeUpload openDocument runQuery leaveProfile switchProfile updatePersonName updateMailChoices acceptInvitation
    askToJoin withdrawJoinRequest
    readNotification readNotifications updateMute readThread saveProfile unsaveProfile createSavedSearch updateSavedSearch removeSavedSearch
    `,
  ),
  ...of(
    'collaborate',
    `
    updateCollaboration createMilestone updateMilestone removeMilestone createParticipant updateParticipant removeParticipant
    createFolder updateFolder removeFolder createFile updateFile removeFile createFileVersion
    createProgressReport updateProgressReport removeProgressReport sendProgressReport answerProgressReport
    createIndicator updateIndicator removeIndicator createIndicatorReading updateIndicatorReading removeIndicatorReading
    createComment updateComment removeComment addReaction removeReaction
    `,
  ),
  ...of('money', 'proposeBudget answerBudgetProposal'),
  ...of(
    'speak',
    `
    createAttachment removeAttachment createTopic removePost updatePost showPost hidePost setTopicState markAnswer
    createReply
    `,
  ),
  ...of(
    'write',
    `
    createCollaboration removeCollaboration undoRemoval archiveCollaboration restoreCollaboration leaveCollaboration
    updateParticipantRole handOverLead createSeat removeSeat inviteOrganisation resendCollaborationInvitation
    withdrawCollaborationInvitation answerCollaborationInvitation answerInvitationLink
    ratePartner saveClosingNote sendCollaborationRequest answerCollaborationRequest createCourseProposal removeCourseProposal saveCourseProposal
    createCourseFile withdrawCourseProposal submitCourseProposal createCourseSession updateCourseSession
    cancelCourseSession setSessionRecording createDocument removeDocument updateDocument replaceDocumentFile
    shareDocument revokeDocumentShare shareDocuments removeAvatar updateAvatar createCaseStudy removeCaseStudy
    updateCaseStudy addCaseStudyMedia removeCaseStudyMedia submitCaseStudy updateProfile createProject removeProject
    updateProject createProjectPicture removeProjectPicture updateProjectPicture createService removeService
    updateService replyToRating answerRefusal answerResourceRating createResource removeResource updateResource
    removeResourceRating rateResource addResourceVersion sendTestimonial askForVerification withdrawVerification
    createShortlist renameShortlist removeShortlist saveShortlistEntry removeShortlistEntry updateMatchSettings
    createWebhook updateWebhook removeWebhook rollWebhookSecret testWebhook redeliverWebhook
    `,
  ),
  ...of(
    'people',
    `
    listInvitations updateColleague removeColleague transferOwnership createInvitation resendInvitation withdrawInvitation
    listDomainClaims createDomainClaim resendDomainClaim confirmDomainClaim removeDomainClaim
    getProfileDeletion scheduleProfileDeletion keepProfile
    listJoinRequests acceptJoinRequest declineJoinRequest
    `,
  ),
]);
