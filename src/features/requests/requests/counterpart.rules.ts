interface Named {
  profile_organization_name: string | null;
  profile_full_name: string | null;
  target_profile_name: string;
}

/** Returns the name of the other side of a request; the name in the request if the profile no longer exists. */
export const counterpartName = (request: Named): string =>
  request.profile_organization_name ?? request.profile_full_name ?? request.target_profile_name;
