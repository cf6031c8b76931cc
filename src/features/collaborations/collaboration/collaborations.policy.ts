/** Only the member who started a collaboration can delete it; every participant can see and change it. */
export const canRemove = (profileId: string, collaboration: { created_by: string | null }) =>
  collaboration.created_by === profileId;
