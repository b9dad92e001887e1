interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True if the browser sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy({doNotTrack, globalPrivacyControl}: Signals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
