export const ADMIN_FRAME_COPY = {
  area: 'Admin',
  navigation: 'Admin sections',
  menu: 'Menu',
  refresh: 'Refresh',
  backToShop: 'View shop',
  logOut: 'Log out',
  textsKept: {
    title: 'What you typed is still here',
    body: 'Nothing was sent before you entered the code. Check the form and send it.',
  },
} as const;
