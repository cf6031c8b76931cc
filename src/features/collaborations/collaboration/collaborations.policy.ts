/** Only the member who started a collaboration can delete it; every participant can see, change and archive it. */
export const canRemove = (profileId: string, collaboration: { created_by: string | null }) =>
  collaboration.created_by === profileId;
