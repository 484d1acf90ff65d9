-- What the buttons of a session's page sent was kept as if the person had said it.
set local role frontdesk_across;
delete from questionnaire_turn
where speaker = 'person' and lower(btrim(text, E' \t\r\n')) in ('/skip', '/repeat', '/wait', '/done');
reset role;
