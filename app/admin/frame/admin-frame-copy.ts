export const ADMIN_FRAME_COPY = {
  area: 'Admin',
  navigation: 'Admin sections',
  menu: 'Menu',
  refresh: 'Refresh',
  backToShop: 'View shop',
  logOut: 'Log out',
  forbidden: {
    title: 'Your role does not include this page',
    body: 'Only owners can open it, or do what you tried to do. Nothing was changed. Ask an owner if you need it.',
    back: 'Back to orders',
  },
  stale: {
    title: 'This page could not be refreshed',
    body: 'It shows what was loaded before. Nothing that you typed is lost.',
  },
  textsKept: {
    title: 'What you typed is still here',
    body: 'Nothing was sent before you entered the code. Check the form and send it.',
  },
} as const;
