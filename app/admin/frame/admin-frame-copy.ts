export const ADMIN_FRAME_COPY = {
  area: 'Admin',
  navigation: 'Admin sections',
  menu: 'Menu',
  refresh: 'Refresh',
  backToShop: 'View shop',
  logOut: 'Log out',
  stale: {
    title: 'This page could not be refreshed',
    body: 'It shows what was loaded before. Nothing that you typed is lost.',
  },
  textsKept: {
    title: 'What you typed is still here',
    body: 'Nothing was sent before you entered the code. Check the form and send it.',
  },
} as const;
