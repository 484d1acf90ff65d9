/** The chat on the business's website. */
const widgetSettings = {
  preview: 'Preview',
  preview_note: 'This is the real chat. What you write in it arrives in your inbox.',
  preview_frame: 'A page of yours with the chat',
  nothing_offered: 'Visitors are offered nothing, so there is no chat. Switch on what they may do.',

  look: 'Look',
  colour: 'Colour',
  colour_note: 'Its shade is moved until text on it can be read.',
  colour_house: 'The house’s own',
  position: 'Place',
  position_right: 'Bottom right',
  position_left: 'Bottom left',
  theme: 'Brightness',
  theme_dark: 'Dark',
  theme_light: 'Light',
  in_line: 'Place, brightness and language stand in this line.',

  greeting: 'First words',
  greeting_note: 'Empty: a greeting in the visitor’s language.',
  suggested: 'Questions to begin with',
  suggested_note: 'Up to six, one a line. Empty: what is asked most.',
  suggested_many: 'At most six questions.',
  suggested_long: 'A question has at most {count} characters.',
  language: 'Language of the chat',
  language_visitor: 'The visitor’s own',
  offers: 'What visitors may do',
  offer_chat: 'Write',
  offer_call: 'Speak and call',
  offer_book: 'Book',

  where: 'Where it may stand',
  where_note: 'One website a line, such as example.com. *.example.com stands for all below it.',
  domains: 'Websites',

  snippet: 'Put it on your website',
  snippet_note: 'One line, on every page where it should appear.',
  line: 'The line',
  builder: 'Your website is made with',
  by_hand: 'HTML by hand',
  steps: {
    html: ['Open the file of the page.', 'Put the line before </body>.', 'Save it and upload it.'],
    wordpress: [
      'Install a plug-in for header and footer code, such as WPCode.',
      'Open Code Snippets, Header & Footer.',
      'Put the line into the field “Footer” and save.',
    ],
    wix: [
      'Open Settings, Custom Code. It needs a premium plan and a domain of your own.',
      'Choose “Add Custom Code” and put the line in.',
      'Choose “All pages” and “Body – end”, then “Apply”.',
    ],
    squarespace: [
      'Open Settings, Advanced, Code Injection. It needs a business plan.',
      'Put the line into the field “Footer”.',
      'Save.',
    ],
    shopify: [
      'Open Online Store, Themes, and choose “Edit code” behind the three dots.',
      'Open layout/theme.liquid.',
      'Put the line before </body> and save.',
    ],
    webflow: [
      'Open Site settings, Custom code. It needs a paid site plan.',
      'Put the line into the field “Footer code”.',
      'Save and publish.',
    ],
    gtm: [
      'Add a tag of the type “Custom HTML”.',
      'Put the line in and choose the trigger “All Pages”.',
      'Submit and publish the container.',
    ],
  },

  check: 'Is it on my website?',
  check_note: 'We open the page as a visitor would, and look for the line.',
  address: 'Address of a page',
  look_up: 'Look',
  result: {
    found: 'Yes: the chat is on {url}.',
    not_allowed: 'The line is on {url}, but that website is not allowed yet. Add it above.',
    other_business: 'There is a chat on {url}, but of another business. Copy the line above anew.',
    other_server: 'The line on {url} loads the chat from another server. Copy the line above anew.',
    absent: 'The line is not on {url}.',
    unreachable: 'The page could not be read:',
  },
  tag_manager:
    'The page uses Google Tag Manager. What that adds can’t be seen from here: open the page yourself.',
  allow_it: 'Allow this website',
}

export default widgetSettings
