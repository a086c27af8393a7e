var e = `An error occurred while preparing your subscription. Please try again.`,
  t = 6e3;
export { t as n, e as t };
