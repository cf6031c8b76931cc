import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const participantsErrors = defineErrors({
  SEAT_NOT_FOUND: [404, 'This person is not named in the collaboration any more.'],
  PARTICIPANT_NOT_FOUND: [404, 'Participant not found'],
  LEAD_CHANGED: [409, 'Your organisation does not lead this collaboration any more. Please reload.'],
  LEAD_KEEPS_ROLE: [409, 'The lead keeps its role until it hands the lead over.'],
  ALREADY_PARTICIPANT: [409, 'This organisation takes part already.'],
  LEAD_MUST_HAND_OVER: [
    409,
    'Your organisation leads this collaboration. Please hand the lead over to another one before you leave.',
  ],
  LAST_MEMBER: [409, 'You are the only member of this collaboration. You can archive it.'],
  MEMBER_KEEPS_NAME: [409, 'A member has the name of its own profile. Only that organisation can change it.'],
  MEMBER_CANNOT_BE_REMOVED: [409, 'A partner organisation cannot be removed from its collaboration.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof participantsErrors> {}
}
