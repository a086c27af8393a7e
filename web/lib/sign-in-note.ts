/** What the sign-in page says once to somebody who was brought there. */
export type SignInNote = 'linkFailed' | 'accountDeleted' | 'sessionEnded';

export function tellSignIn(note: SignInNote): void {
  try {
    sessionStorage.setItem(note, 'true');
  } catch {
    // A browser that keeps nothing shows the form without the reason.
  }
}

export function takeSignInNote(note: SignInNote): boolean {
  try {
    const isTold = sessionStorage.getItem(note) !== null;
    sessionStorage.removeItem(note);
    return isTold;
  } catch {
    return false;
  }
}
