interface Named {
  profile_organization_name: string | null;
  profile_full_name: string | null;
  target_profile_name: string;
}

/** Returns the name of the member at the other end of a request; that of the request where the profile is gone. */
export const counterpartName = (request: Named): string =>
  request.profile_organization_name ?? request.profile_full_name ?? request.target_profile_name;
