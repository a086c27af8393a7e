/** Messages of the sign-in and contact pages. Don't reword them: users and tests rely on them. */
export const MESSAGES = {
  loginFailed: 'An error occurred during login. Please try again.',
  linkFailed: 'Failed to send login link. Please try again or contact support.',
  signupFailed:
    'An error occurred while creating your account. Please try again or contact support if the problem persists.',
  contactFailed: 'An error occurred while sending the message',
  linkSent:
    'A login link has been sent to your email address. Please check your inbox (and spam folder) to login.',
  signedUp:
    'An activation link has been sent to your email address. Please check your inbox (and spam folder) to activate your account.',
  contactSent: 'Message sent successfully!',
} as const;
