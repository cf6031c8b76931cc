/**
 * True for a page with the assistant: all but home for visitors (specification part 1, section 1) and that of sandboxes, whose
 * frames have one each. For members the address of home is the desk.
 */
export const hasAssistant = (pathname: string, isMember: boolean): boolean =>
  !/^\/(demo\/sandbox)?$/.test(pathname) || (pathname === '/' && isMember);
