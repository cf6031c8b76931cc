interface Named {
  organization_name: string | null;
  full_name: string;
}

/**
 * Returns the name under which other members see a member: the organisation's, or else the person's. The database
 * keeps the same in `profiles.member_name`.
 */
export const memberName = ({ organization_name, full_name }: Named): string => organization_name ?? full_name;
