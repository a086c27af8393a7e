/** A one-time message on the sign-in page for users who were redirected there. */
export type SignInNote = 'linkFailed' | 'accountDeleted' | 'sessionEnded';

export function tellSignIn(note: SignInNote): void {
  try {
    sessionStorage.setItem(note, 'true');
  } catch {
    // Storage is blocked, so the form is shown without the reason.
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
