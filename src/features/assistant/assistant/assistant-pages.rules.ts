/** True for a page with the assistant: all but home and that of sandboxes, whose frames have one each. */
export const hasAssistant = (pathname: string): boolean => !/^\/(demo\/sandbox)?$/.test(pathname);
