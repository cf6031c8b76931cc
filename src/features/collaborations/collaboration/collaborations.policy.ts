/** Participants see and change a collaboration; deleting it for everybody is for the one who started it. */
export const canRemove = (profileId: string, collaboration: { created_by: string | null }) =>
  collaboration.created_by === profileId;
